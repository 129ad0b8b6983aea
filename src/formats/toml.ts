import { defineFormat } from './format.ts';
import { readToml } from './readers/toml.ts';

export default defineFormat({
  parent: 'text',
  order: 11,
  looksLike(text) {
    const outline = readToml(text);
    if (!outline || outline.tables + outline.pairs === 0) return 'no';
    return outline.tables > 0 || outline.pairs >= 2 ? 'confident' : 'plausible';
  },
  samples: {
    confident: ['[package]\nname = "penknife"', 'a = 1\nb = [\n  "x", # two\n  "y",\n]', 'when = 2026-01-01T00:00:00Z\nwhere = "here"'],
    plausible: ['name = "penknife"'],
  },
});
