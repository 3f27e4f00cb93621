// Number Poker on boardgame.io: moves at the same time, each seat sent its own view. Matches are kept in memory or, if
// FLATFILE_DIR names a folder, in its files: that is boardgame.io's own switch.
import { createRequire } from "node:module";
import { game } from "./boardgame_game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) });
console.log("ready");
