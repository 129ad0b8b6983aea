export const fileTypes = ['file', 'directory', 'symbolic-link', 'character-device', 'block-device', 'pipe', 'socket', 'submodule'] as const;
export type FileType = (typeof fileTypes)[number];

export const modeNotes = ['setuid', 'setgid', 'sticky', 'setuid-without-execute', 'setgid-without-execute', 'world-writable', 'decimal-mode'] as const;
export type ModeNote = (typeof modeNotes)[number];

export const classNames = ['owner', 'group', 'others'] as const;
