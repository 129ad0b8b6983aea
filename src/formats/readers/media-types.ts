// Common extensions and media types; the mime-types package has the full list.
const EXTENSIONS =
  '3gp 7z aac aab apk asc asm asp aspx avi avif azw3 bak bash bat bin bmp br bz2 c cab cbz cc cer cfg class cmd conf cpp crt cs css csv cur db deb dll dmg doc docm docx dotx eml ' +
  'eot epub exe flac flv gif go gpx gz h hdf5 heic heif hpp htm html icc ico ics img ini ipa iso jar java jpeg jpg js json json5 jsonl jsonld jsx jxl key kml kmz kt less log lua lz4 ' +
  'm3u m3u8 m4a m4v map md mdx mid midi mjs mkv mobi mov mp3 mp4 mpeg mpg msg msi mts ndjson numbers odg odp ods odt oga ogg ogv old opus otf p12 p7b pages parquet pcap pdf pem pfx ' +
  'php pl png pot pps ppt pptm pptx ps ps1 psd pub py r rar rb rm rs rss rtf sass scala scss sh shp sketch so sql sqlite srt stl svg svgz swf swift tar tcl tex tgz tif tiff toml ts ' +
  'tsv tsx ttc ttf txt vbs vcf vob vsd vsdx vtt vue war wasm wav weba webm webmanifest webp wma wmv woff woff2 xhtml xls xlsb xlsm xlsx xml xps xsd xsl xslt xz yaml yml zip zst';

const extensions = new Set(EXTENSIONS.split(' '));

export const isKnownExtension = (extension: string): boolean => extensions.has(extension.toLowerCase());

const SUBTYPES: Readonly<Record<string, string>> = {
  application:
    'atom+xml dns+json epub+zip geo+json gzip java-archive javascript json jsonl ld+json manifest+json mbox msword octet-stream ogg pdf pgp-signature pkcs12 pkcs7-mime pkcs8 pkix-cert ' +
    'postscript problem+json rdf+xml rss+xml rtf schema+json soap+xml sql toml wasm x-7z-compressed x-bzip2 x-httpd-php x-java-archive x-ndjson x-rar-compressed x-sh ' +
    'x-shockwave-flash x-tar x-www-form-urlencoded x-xz xhtml+xml xml xslt+xml yaml zip zstd',
  audio: 'aac flac midi mp3 mp4 mpeg ogg opus wav webm x-wav',
  font: 'collection otf sfnt ttf woff woff2',
  image: 'apng avif bmp gif heic heif jpeg jxl png svg+xml tiff webp x-icon',
  message: 'global http rfc822',
  model: 'gltf+json gltf-binary obj stl',
  multipart: 'alternative byteranges form-data mixed related',
  text: 'cache-manifest calendar css csv html javascript jsx less markdown mathml plain rtf tab-separated-values turtle uri-list vcard vtt xml yaml',
  video: '3gpp h264 mp4 mpeg ogg quicktime webm x-matroska x-msvideo',
};

const subtypes = new Map(Object.entries(SUBTYPES).map(([type, list]) => [type, new Set(list.split(' '))]));

/** Whether a media type is a common one, or a vendor's in a tree of RFC 6838. */
export function isKnownMediaType(type: string, subtype: string): boolean {
  const known = subtypes.get(type.toLowerCase());
  return known !== undefined && (known.has(subtype.toLowerCase()) || /^(?:vnd|prs)\.[\w.+-]+$/iu.test(subtype));
}
