/**
 * Whether a file matches an `accept` attribute (HTML Standard, file upload state): extensions (`.png`) and media types (`image/png`,
 * `image/*`), separated by commas. Browsers apply the attribute in the file dialog, but not to dropped files.
 */
export function isAccepted(file: { readonly name: string; readonly type: string }, accept: string | undefined): boolean {
  const filters = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((filter) => filter.trim())
    .filter(Boolean);
  if (filters.length === 0) return true;
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return filters.some((filter) => {
    if (filter === '*/*') return true;
    if (filter.startsWith('.')) return name.endsWith(filter);
    return filter.endsWith('/*') ? type.startsWith(filter.slice(0, -1)) : type === filter;
  });
}
