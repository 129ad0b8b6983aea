import { loadOnce } from '../../page/late/late.tsx';
import { base } from '../base.ts';
import type { PackageLicence } from './package-licence.ts';
import { LICENCES_FILE } from './package-licence.ts';

/** Loads the packages of a built site; the development server has no such list. */
export const loadLicences = loadOnce(async (): Promise<readonly PackageLicence[]> => {
  if (!import.meta.env.PROD) return [];
  const response = await fetch(`${base}/${LICENCES_FILE}`);
  if (!response.ok) throw new Error(`${LICENCES_FILE}: ${response.status}`);
  return (await response.json()) as readonly PackageLicence[];
});
