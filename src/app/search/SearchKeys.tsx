import { useIsClient } from '../../page/browser/use-is-client.ts';
import { useShell } from '../shell.tsx';
import { shortcutLabel } from './shortcut.ts';

/** The shortcut of the search, as this platform writes it. */
export function SearchKeys() {
  const { words } = useShell();
  return <kbd>{words.t('app.searchKeys', { keys: shortcutLabel(useIsClient() ? navigator.userAgent : '') })}</kbd>;
}
