/** Adds the files of the site to a page that may be at any depth. They are in a template, with URLs relative to the site's folder. */
export function addSiteFiles(folder: URL): void {
  const template = document.querySelector<HTMLTemplateElement>('#files');
  if (!template) return;
  const files = document.importNode(template.content, true);
  for (const element of files.children) {
    const name = element.localName === 'script' ? 'src' : 'href';
    element.setAttribute(name, new URL(element.getAttribute(name) ?? '', folder).href);
  }
  // An added style sheet does not wait either: without this, the page would be shown without it first, in browsers that support this.
  for (const sheet of files.querySelectorAll('link[rel="stylesheet"]:not([media])')) sheet.setAttribute('blocking', 'render');
  // Added scripts do not wait for the page.
  const scripts = [...files.querySelectorAll('script')];
  for (const script of scripts) script.remove();
  document.head.append(files);
  addEventListener('DOMContentLoaded', () => document.head.append(...scripts));
}
