/** Every option, for tests. */
export const options = {
  language: 'typescript',
  rootName: 'Root',
  source: 'sample',
  syntax: 'json5',
  typescriptStyle: 'interface',
  pythonStyle: 'dataclass',
  csharpLibrary: 'system-text-json',
  javaStyle: 'class',
  packageName: '',
  dates: true,
  enums: true,
  maps: true,
} as const;
