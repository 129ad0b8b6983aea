// One dialect of a file of twenty.
export { standardSQL } from '@codemirror/legacy-modes/mode/sql';
