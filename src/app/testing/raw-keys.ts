const KEY =
  /^(?:app|ui|kit|values|categories|page|inputs|outputs|operations|errors|options|notes|columns|cells|codes|reference|recipes)\.[\w-]+(?:\.[\w-]+)*$/u;

/** Returns the texts and names of controls that are keys of strings: nothing has a string for them. */
export function rawKeysIn(container: HTMLElement): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent?.trim() ?? '');
  for (const element of container.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  return texts.filter((text) => KEY.test(text));
}
