import { use, useState } from 'react';
import { OpenInIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuGroup } from '../../ui/menu/menu-group.ts';
import { useEnvironment } from '../environment.ts';
import { useKitWords } from '../words/kit-words.ts';
import { StaleContext } from '../outputs/stale.ts';
import { OutputNameContext } from '../outputs/output-name.ts';
import { usePageActions, useTool } from '../session/use-tool.ts';

interface OpenInProps {
  /** Name of the result, for the accessible name of the button. */
  readonly label: string;
  /** Returns the result, when the menu is opened. */
  readonly text: () => string;
  /** Format of the result, one of `src/formats`; undefined for plain text. */
  readonly format: string | undefined;
  readonly iconOnly?: boolean;
  /** Disables the menu, for a result that is missing. Default: false. */
  readonly disabled?: boolean;
}

/**
 * A menu of the tools that accept a result, best match first, and of the recipes that start with it. The result is passed in memory, not in
 * the URL; the last valid result is not passed.
 */
export function OpenIn({ label, text, format, iconOnly = false, disabled = false }: OpenInProps) {
  const kit = useKitWords();
  const environment = useEnvironment();
  const { id, operations } = useTool();
  const { read } = usePageActions();
  const output = use(OutputNameContext);
  const isStale = use(StaleContext) !== undefined;
  const [groups, setGroups] = useState<readonly MenuGroup[]>();

  async function findGroups(): Promise<void> {
    setGroups(undefined);
    const { openInGroups } = await import('./open-in-groups.ts');
    setGroups(await openInGroups(text(), format, { tool: { id, operations, state: read() }, output, environment, kit }));
  }

  return (
    <Menu
      label={kit(iconOnly ? 'openValueIn' : 'openIn', { label })}
      icon={<OpenInIcon />}
      iconOnly={iconOnly}
      data-action="open-in"
      disabled={isStale || disabled}
      groups={groups}
      emptyText={kit('openInNone')}
      onOpen={() => void findGroups()}
    />
  );
}
