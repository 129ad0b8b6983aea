interface PreviewWords {
  /** Prefix of every id, to avoid conflicts with ids of the page. */
  readonly prefix: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  /** Placeholder for an image without alt text. */
  readonly image: (address: string) => string;
}

interface PreviewContent {
  readonly content: DocumentFragment;
  /** Number of images not shown. */
  readonly images: number;
}

/**
 * Prepares sanitized HTML for a page that makes no network requests: links open in a new tab without access to this one, and images are replaced by
 * their alt text, except for embedded ones.
 */
export function toPreview(html: string, { prefix, taskDone, taskOpen, image }: PreviewWords): PreviewContent {
  // Such a document loads and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = replaceImages(body, image);
  for (const link of body.querySelectorAll('a')) guardLink(link, prefix);
  for (const element of body.querySelectorAll('[id], [aria-describedby], [aria-labelledby]')) {
    for (const name of ['id', 'aria-describedby', 'aria-labelledby']) prefixIds(element, name, prefix);
  }
  for (const element of body.querySelectorAll('[tabindex], [accesskey]')) {
    element.removeAttribute('tabindex');
    element.removeAttribute('accesskey');
  }
  for (const box of body.querySelectorAll('input')) box.setAttribute('aria-label', box.checked ? taskDone : taskOpen);
  const content = document.createDocumentFragment();
  content.append(...body.childNodes);
  return { content, images };
}

/** Same as in the preview: printing makes no network requests either. */
export function withoutImages(html: string): string {
  const box = document.createElement('template');
  box.content.append(toPreview(html, { prefix: '', taskDone: '', taskOpen: '', image: (address) => address }).content);
  return box.innerHTML;
}

function replaceImages(body: HTMLElement, imageAt: (address: string) => string): number {
  for (const source of body.querySelectorAll('source')) source.remove();
  const images = body.querySelectorAll<HTMLImageElement>('img:not([src^="data:" i])');
  for (const image of images) {
    const address = image.getAttribute('src') ?? '';
    const placeholder = document.createElement('span');
    placeholder.dataset.image = '';
    placeholder.textContent = image.alt === '' ? imageAt(address) : image.alt;
    placeholder.title = address;
    image.replaceWith(placeholder);
  }
  return images.length;
}

function guardLink(link: HTMLAnchorElement, prefix: string): void {
  const address = link.getAttribute('href') ?? '';
  // Named anchors are also link targets.
  if (link.id === '' && link.name !== '') link.id = link.name;
  link.removeAttribute('name');
  if (address.startsWith('#') && address !== '#') link.setAttribute('href', `#${prefix}${decodePlace(address.slice(1), link.ownerDocument)}`);
  else if (/^[a-z][\w+.-]*:|^\/\//iu.test(address)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    // A relative link would lead to a page of this site.
    link.removeAttribute('href');
    link.title ||= address;
  }
}

/** Returns the id that a fragment refers to: as written, or decoded. */
function decodePlace(place: string, { body }: Document): string {
  if (body.querySelector(`[id="${CSS.escape(place)}"]`)) return place;
  try {
    return decodeURIComponent(place);
  } catch (error) {
    if (error instanceof URIError) return place;
    throw error;
  }
}

function prefixIds(element: Element, name: string, prefix: string): void {
  const ids = element.getAttribute(name);
  if (ids !== null)
    element.setAttribute(
      name,
      ids.replaceAll(/\S+/gu, (id) => prefix + id),
    );
}
