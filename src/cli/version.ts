/** The version of the package. */
export const version: string = import.meta.env.VITE_APP_VERSION;
