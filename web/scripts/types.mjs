/** Writes src/lib/messages.ts from the server's schema; with --check it only compares. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(web, 'src/lib/messages.ts');
const python = process.env.PYTHON ?? '../.venv/bin/python';
const banner = '/** The messages of the protocol. Made by `npm run types` from src/fives/server/message_schema.py: do not edit. */\n\n';

/** Returns a schema in the dialect of the compiler, which writes a tuple as a list of items. */
function adapt(schema) {
  if (typeof schema !== 'object') return schema;
  const { prefixItems, items, properties, $defs, anyOf, default: _default, title: _title, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(adapt) }),
    ...(items && { items: adapt(items) }),
    ...(prefixItems && { items: prefixItems.map(adapt), additionalItems: false }),
    ...(properties && { properties: adaptEach(properties), additionalProperties: false }),
    ...($defs && { $defs: adaptEach($defs) }),
  };
}

const adaptEach = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, adapt(schema)]));

const schema = JSON.parse(execFileSync(python, ['-m', 'fives.server.message_schema'], { cwd: web, encoding: 'utf8' }));
const text = await compile({ ...adapt(schema), additionalProperties: false }, 'Messages', {
  bannerComment: banner.trim(),
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  style: { singleQuote: true, printWidth: 120 },
});
const written = text
  .replace(/export interface Messages \{\}\n+/, '')
  .replace(/\/\*\*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g, '')
  .replace(/ \*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '');

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== written) {
    console.error('src/lib/messages.ts is not what the server says: run `npm run types`');
    process.exit(1);
  }
} else {
  writeFileSync(target, written);
}
