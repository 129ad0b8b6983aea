import { loadOnce } from '../../page/lazy/lazy.tsx';
import { base } from '../base.ts';
import type { PackageLicense } from './package-license.ts';
import { LICENSES_FILE } from './package-license.ts';

/** Loads the packages of a built site; the development server has no such list. */
export const loadLicenses = loadOnce(async (): Promise<readonly PackageLicense[]> => {
  if (!import.meta.env.PROD) return [];
  const response = await fetch(`${base}/${LICENSES_FILE}`);
  if (!response.ok) throw new Error(`${LICENSES_FILE}: ${response.status}`);
  return (await response.json()) as readonly PackageLicense[];
});
