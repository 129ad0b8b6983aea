import { useState } from 'react';
import { FileUpload } from './FileUpload.tsx';

export default function FileUploadDemo() {
  const [file, setFile] = useState<File>();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <section>
        <h2>One file</h2>
        <FileUpload onUpload={setFile}>{file && <strong>{file.name}</strong>}</FileUpload>
      </section>
      <section>
        <h2>Many files</h2>
        <FileUpload multiple onUpload={setFiles}>
          <strong>{files.map(({ name }) => name).join(', ')}</strong>
        </FileUpload>
      </section>
      <section>
        <h2>Images only</h2>
        <FileUpload accept="image/*" title="Drop an image here, or click to select one" onUpload={setFile} />
      </section>
      <section>
        <h2>JSON only, many</h2>
        <FileUpload accept=".json,application/json" multiple title="JSON files" onUpload={setFiles} />
      </section>
      <section>
        <h2>Invalid</h2>
        <FileUpload aria-invalid title="Something is wrong with this file" onUpload={setFile} />
      </section>
      <section>
        <h2>Disabled</h2>
        <FileUpload disabled onUpload={setFile} />
      </section>
    </>
  );
}
