/** The name of a country in a language; the code itself where the browser knows none. */
export const countryName = (code: string, language: string): string =>
  code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
