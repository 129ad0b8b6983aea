declare module 'virtual:unicode' {
  const table: import('./character-table.ts').CharacterTable;
  export default table;
}
