import { useEffect } from 'react';

/** Title, description and keywords of the page in view. */
export function usePageTitle(title: string, description?: string, keywords?: string): void {
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('keywords', keywords);
  }, [title, description, keywords]);
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    if (name === 'keywords') existing?.remove();
    return;
  }
  const meta = existing ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!existing) document.head.append(meta);
}
