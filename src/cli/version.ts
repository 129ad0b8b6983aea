/** The version of the package. A module of its own, because that of the command starts with `#!`, which tests cannot combine with settings. */
export const version: string = import.meta.env.VITE_APP_VERSION;
