import { tools } from '../tools/registry.ts';

/** The tool with this id or former path. */
export function findTool(name: string): string | undefined {
  if (tools.has(name)) return name;
  return [...tools].find(([, { redirectFrom }]) => redirectFrom?.includes(`/${name}`))?.[0];
}
