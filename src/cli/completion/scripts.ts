import bash from './penknife.bash?raw';
import fish from './penknife.fish?raw';
import zsh from './penknife.zsh?raw';

/** The script of each shell that calls `penknife completion candidates` to complete a word. */
export const completionScripts: ReadonlyMap<string, string> = new Map(Object.entries({ bash, zsh, fish }));
