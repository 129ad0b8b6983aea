import { download } from './download.ts';

interface ArchivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Downloads files as one ZIP archive. They are stored without compression, which images and videos already have. */
export async function downloadArchive(files: readonly ArchivedFile[], name: string): Promise<void> {
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(files.map(async (file) => [file.name, new Uint8Array(await file.content.arrayBuffer())] as const));
  download(zipSync(Object.fromEntries(contents), { level: 0 }), name, 'application/zip');
}
