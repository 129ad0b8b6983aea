// The legacy module exports some twenty SQL dialects. A static re-export of one lets the bundler drop the others, which `import()` of the module would keep.
export { standardSQL } from '@codemirror/legacy-modes/mode/sql';
