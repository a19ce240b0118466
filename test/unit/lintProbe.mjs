// Lints the sources that test/unit/lint-rules.test.ts sends, in a process of its own: jest does not load plugins that are ES modules.
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.js';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  // The probes lie on no disk, so that rules which ask for their types have none to ask for.
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});

process.on('message', async ({ file, source }) => {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  process.send([...new Set(result.messages.map(({ ruleId, message }) => ruleId ?? message))]);
});
