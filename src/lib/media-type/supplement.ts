/**
 * What mime-db lacks: extensions of registered types that their registrations or standards name, and common file
 * extensions, with the names in common use. A line has the format that `database.ts` reads: `type,source,charset,compressible,extensions`.
 * For a type that mime-db has, only the extensions are added.
 */
export const supplement = `audio/flac,i,,,flac
text/vcard,i,,c,vcf
application/vnd.apache.parquet,i,,,parquet
application/vnd.apache.arrow.file,i,,,arrow feather
application/vnd.apache.arrow.stream,i,,,arrows
application/vnd.sqlite3,i,,,sqlite sqlite3 db3 s3db
video/matroska,i,,,mkv mk3d mks
audio/matroska,i,,,mka
application/pkcs12,i,,,p12 pfx
application/vnd.chess-pgn,i,,c,pgn
text/markdown,i,,c,mkd
application/zstd,i,,,zst zstd tzst
application/gzip,i,,,tgz
application/yaml,i,,c,yaml yml
application/x-bzip2,a,,,tbz2 tbz
application/x-xz,a,,,txz
application/pkcs10,i,,,csr
application/json,i,UTF-8,c,har avsc
application/jsonl,c,UTF-8,c,jsonl
application/x-ndjson,c,UTF-8,c,ndjson
application/jsonc,c,UTF-8,c,jsonc
application/typescript,c,UTF-8,c,ts tsx mts cts
application/graphql,c,UTF-8,c,graphql gql
application/avro,c,,,avro
application/x-hdf5,c,,,h5 hdf5 hdf
application/x-lz4,c,,,lz4
application/x-brotli,c,,,br
application/x-lzma,c,,,lzma
application/x-pcapng,c,,,pcapng
application/x-plist,c,,c,plist
application/x-powershell,c,,c,ps1 psm1 psd1
application/x-bat,c,,c,bat cmd
application/x-sh,a,,c,bash zsh
application/x-terraform,c,,c,tf tfvars
text/x-c,a,,c,hpp hxx
text/x-python,c,,c,py pyi pyw
text/x-go,c,,c,go
text/x-ruby,c,,c,rb
text/x-rust,c,,c,rs
text/x-csharp,c,,c,cs
text/x-kotlin,c,,c,kt kts
text/x-swift,c,,c,swift
text/x-scala,c,,c,scala
text/x-haskell,c,,c,hs
text/x-clojure,c,,c,clj
text/x-elixir,c,,c,ex exs
text/x-erlang,c,,c,erl
text/x-ocaml,c,,c,ml
text/x-fsharp,c,,c,fs
text/x-groovy,c,,c,groovy gradle
text/x-julia,c,,c,jl
text/x-r,c,,c,r
text/x-java-properties,c,,c,properties
text/x-vb,c,,c,vb vbs
text/x-protobuf,c,,c,proto
text/x-vue,c,,c,vue
text/x-diff,c,,c,diff patch
text/x-rst,c,,c,rst
text/asciidoc,c,,c,adoc asciidoc
text/x-bibtex,c,,c,bib
text/x-ssa,c,,c,ass ssa
image/x-canon-cr2,c,,,cr2
image/x-nikon-nef,c,,,nef
image/x-sony-arw,c,,,arw
image/x-icon,a,,,cur`;
