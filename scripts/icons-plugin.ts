import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { reloadOn, toolIds } from './texts-plugin.ts';

const ID = 'virtual:tool-icons';

/** `virtual:tool-icons`: the Tabler icon that each manifest names, by tool, and nothing else of the icon family. */
export function icons(): Plugin {
  return {
    name: 'tool-icons',
    configureServer: (server) => reloadOn(server, /[\\/]tool\.ts$/u, `\0${ID}`),
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const tools = toolIds().map((tool) => ({ tool, component: componentOf(tool) }));
      const imports = tools.map(({ component }, index) => `import icon${index} from '@tabler/icons-react/dist/esm/icons/${component}.mjs';`);
      return `${imports.join('\n')}\nexport default { ${tools.map(({ tool }, index) => `${JSON.stringify(tool)}: icon${index}`).join(', ')} };`;
    },
  };
}

function componentOf(tool: string): string {
  const manifest = readFileSync(path.join(import.meta.dirname, '..', 'src', 'tools', tool, 'tool.ts'), 'utf8');
  const icon = /icon: '([\w-]+)'/u.exec(manifest)?.[1];
  if (!icon) throw new Error(`src/tools/${tool}/tool.ts names no icon`);
  return `Icon${icon
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
}
