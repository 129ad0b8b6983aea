import bash from './penknife.bash?raw';
import fish from './penknife.fish?raw';
import zsh from './penknife.zsh?raw';

/** The script of each shell that asks `penknife completion candidates` when somebody wants a word completed. */
export const completionScripts: ReadonlyMap<string, string> = new Map(Object.entries({ bash, zsh, fish }));
