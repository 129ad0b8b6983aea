import { useEffect, useState } from 'react';
import { tabLink } from '../../runtime/link.ts';
import { addressHash, replaceHash } from './address-hash.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/**
 * The selected tab of a page without operations: that in the URL (`#/countdown`), else that of the last visit, which is stored
 * under `name`, else the first.
 */
export function useAddressTab<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]): readonly [Tab, (tab: string) => void] {
  const [chosen, setChosen] = useState(() => inAddress(tabs) ?? tabs.find((tab) => tab === readStored(name)) ?? tabs[0]);

  useEffect(() => {
    const follow = (): void => setChosen((before) => inAddress(tabs) ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  function choose(id: string): void {
    const tab = tabs.find((known) => known === id);
    if (tab === undefined) return;
    setChosen(tab);
    writeStored(name, tab);
    replaceHash(tabLink(tab));
  }
  return [chosen, choose];
}

const inAddress = <Tab extends string>(tabs: readonly Tab[]): Tab | undefined => tabs.find((tab) => addressHash() === tabLink(tab));
