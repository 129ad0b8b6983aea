/** Texts whose document type declaration violates a production of XML 1.0 (fifth edition), which every XML parser rejects. */
export const declarationFaults = [
  {
    source: 'XML 1.0 production [71]: no comment in a declaration; xmllint, expat',
    input: { input: '<!DOCTYPE d [<!ENTITY e "x" -- c -->]><d/>' },
    error: 'invalid-xml',
    field: 'input',
    position: { line: 1, column: 29 },
  },
  {
    source: 'XML 1.0 production [50]: one separator in a group; xmllint, expat',
    input: { input: '<!DOCTYPE d [<!ELEMENT d (a,(b)|c)>]><d/>' },
    error: 'invalid-xml',
    field: 'input',
    position: { line: 1, column: 32 },
  },
  {
    source: 'XML 1.0 production [9]; xmllint, expat',
    input: { input: '<!DOCTYPE d [<!ENTITY a "&">]><d/>' },
    error: 'invalid-xml',
    field: 'input',
    position: { line: 1, column: 26 },
  },
] as const;
