import { choice, flag, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { valueTypes } from '../../lib/document/shape.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';
import { languages, warningCodes } from './languages.ts';

export const generate = declare({
  input: {
    input: shared.jsonOrLines(`[
  { "id": 9007199254740993, "name": "Ada", "joined": "2026-01-31T12:00:00Z", "tags": ["admin"], "home": { "city": "London", "zip": null } },
  { "id": 2, "name": "Grace", "joined": "2026-02-01T08:30:00Z", "tags": [], "score": 9.5 },
  { "id": 3, "name": "Alan", "joined": "2026-02-03T17:45:00Z", "tags": ["user", "staff"], "home": { "city": "Wilmslow", "zip": "SK9" }, "score": 8 }
]`),
    language: choice(languages),
    rootName: text({ default: 'Root', remembered: true }),
    source: choice(['auto', 'sample', 'schema'], { remembered: false }),
    syntax: { ...shared.jsonOrLinesSyntax, rare: true },
    typescriptStyle: choice(['interface', 'type'], { usedWhen: { language: 'typescript' } }),
    pythonStyle: choice(['dataclass', 'pydantic', 'typed-dict'], { usedWhen: { language: 'python' } }),
    csharpLibrary: choice(['system-text-json', 'newtonsoft'], { usedWhen: { language: 'csharp' } }),
    javaStyle: choice(['class', 'record', 'lombok'], { usedWhen: { language: 'java' } }),
    packageName: text({ remembered: true, usedWhen: { language: ['go', 'csharp', 'java', 'kotlin', 'php'] } }),
    dates: flag({ default: true, usedWhen: { language: ['zod', 'go', 'csharp', 'java', 'python', 'rust'] } }),
    enums: flag({ default: false }),
    maps: flag({ default: true, rare: true }),
  },
  output: {
    code: text({ primary: true, multiline: true }),
    keys: table({ path: 'text', types: { codes: valueTypes, several: true }, present: 'number', absent: 'number', nulls: 'number' }),
    warnings: warningTable(shared.jsonInput.warnings, warningCodes),
  },
  errors: [...shared.jsonInput.errors, 'invalid-schema', 'invalid-name'],
  cost: shared.documentCost,
  blankIsNothing: true,
});
