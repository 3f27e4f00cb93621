/** Compiles the Python in a folder by the Python that will run it, and writes what the shelf tells of each game. */
import { loadPyodide } from 'pyodide';

const COMPILE = `
import importlib.util, pathlib, py_compile, sys

for path in pathlib.Path('/fives').rglob('*.py'):
    # never compared with their sources, which stay behind as empty files: the catalogue looks for their names
    py_compile.compile(path, importlib.util.cache_from_source(path), doraise=True, optimize=2,
                       dfile=str(path.relative_to('/fives')), invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    path.write_bytes(b'')
sys.path[:0] = ['/fives/msgspec', '/fives/fives']

import msgspec
from fives.core.catalogue import games
from fives.local.routes import game_here
pathlib.Path('/fives/games.json').write_bytes(msgspec.json.encode([game_here(game) for game in games().values()]))
`;

const python = await loadPyodide();
python.mountNodeFS('/fives', process.argv[2]);
try {
  python.runPython(COMPILE);
} catch (error) {
  console.error(error.message); // the rest is a million letters of compiled code
  process.exit(1);
}
