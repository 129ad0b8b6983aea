import { useIsClient } from '../../page/browser/use-is-client.ts';
import { useShell } from '../shell.tsx';
import { shortcutLabel } from './shortcut.ts';

/** The keys that open the search, as this platform writes them. */
export function SearchKeys() {
  const { words } = useShell();
  return <kbd>{words.t('app.searchKeys', { keys: shortcutLabel(useIsClient() ? navigator.userAgent : '') })}</kbd>;
}
