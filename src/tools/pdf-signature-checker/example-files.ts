import type { WireFile } from '../../contract/vectors.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { appendRevision, appendSignature, page, toBytes, writeDocument } from './example-writer.ts';
import { writeSample } from './sample-pdf.ts';

// Created with openssl cms. The signatures of one signer start the same way, with her certificate.
const ADA = [
  'MIIFhgYJKoZIhvcNAQcCoIIFdzCCBXMCAQExDTALBglghkgBZQMEAgEwCwYJKoZIhvcNAQcBoIIDWzCCA1cwggI/oAMCAQICFHNe3DYlXzeKRg9dHaOYWKmV1j2xMA0GCSqGSIb3DQEB',
  'CwUAMEUxCzAJBgNVBAYTAkdCMR8wHQYDVQQKDBZBbmFseXRpY2FsIEVuZ2luZXMgTHRkMRUwEwYDVQQDDAxBZGEgTG92ZWxhY2UwHhcNMjAwMTAxMDAwMDAwWhcNNDkxMjMxMDAwMDAw',
  'WjBFMQswCQYDVQQGEwJHQjEfMB0GA1UECgwWQW5hbHl0aWNhbCBFbmdpbmVzIEx0ZDEVMBMGA1UEAwwMQWRhIExvdmVsYWNlMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA',
  'zmm8h5MJ17UfxmWJzw2m2XNMiKhN4ZN/TwzvpI/YFnUb5pIbYemFHameiRNFCstPoIrAR7cUF3EMvof/x0d5nWXzLxSNb7KykOzmkuqIiArXZOiLWIBI103tENeYddMqDt8K5W8vsvD6',
  '5CctqwS18+foE3T6te9GPwinIpC3pSrw8qf/4susAIH5VKnmH4wQfq1N/Bcbm50w+EocE3JHH5mZOfJZYBXyvC//PQWKHAg40YXjrrMtw/Kbpwiwfs77Xxfn2zhHL9I2488bu9vO3vfb',
  '34n/hhdHtbRSEU9NEIEYsTNaSHCkU1pH7aiTuh0z6DJirBngJi8cQ38xGsVYCQIDAQABoz8wPTAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIGwDAdBgNVHQ4EFgQUPcwVHqhO1Edc',
  '1sf2LX1YecmoXeowDQYJKoZIhvcNAQELBQADggEBAE3iWihmkmekuHTAcOkllq/SALZ/V3eckxjfj7NR6OltbNGONkKku8v9JNv5ThWv+ysCszGnypMwTz0Zz/bc4JQfiZr9eLqb/9I3',
  'qE6CuQHeVEJvmHZywkWfrmn1I7Ug26eS3d27SGXyPhkWdDS6nwZV3DQIMFAtllqhheIAUr+wTN8ZfXHY8N8CtYStFGR0Qb6ljs+pqILS+AiCQAgkUfIwHfPr+YuSlNOsmUKWJOMx2nEe',
  'KpSyvnriINue1qTLCixvbqBCeJGZQW4Xt+kPwJkPq3MJ8HK7ZAFJ4Ltc8uoCPDuVS2blmpLhFTQzxJUBQJI13qocLWQ+yJfi5n+g8HoxggHxMIIB7QIBATBdMEUxCzAJBgNVBAYTAkdC',
  'MR8wHQYDVQQKDBZBbmFseXRpY2FsIEVuZ2luZXMgTHRkMRUwEwYDVQQDDAxBZGEgTG92ZWxhY2UCFHNe3DYlXzeKRg9dHaOYWKmV1j2xMAsGCWCGSAFlAwQCAaBpMBgGCSqGSIb3DQEJ',
  'AzELBgkqhkiG9w0BBwEwHAYJKoZIhvcNAQkFMQ8XDTI0MDUwMTEyMDAwMFowLwYJKoZIhvcNAQkEMSIE',
].join('');
const ADA_SELF_SIGNED =
  'ICgypnxIl29udV8fMvmLVrpDepShG9EVInajpO4s6GEsMA0GCSqGSIb3DQEBAQUABIIBAFz8XFNMKRcMVaTc9ifLjUCNRpOtRGwuxcvp0CuXCwy5upQztCbxeA1GzpCoC00aGl76yMQhCYAdiPDzfCEeMgsDb67ORo3CW49lS5+SxyRSsVD+u1+xWx65RnXrZWMfjYNe0yJtWsgRgepvvPEBFTSdMNf1kYVkVzyDwILUVQ9Lx+7GeNU2uM5v3g346W5Xv2dYO5EsMlHui2/Mw1ENY0jSe2yy5B0Ot2SlyLe3AI+kSPrvCeAVYb3PGgHd2/v+Ch9mh0Crr+ECdgwZvFmtRrvf3Klf6DjOWAZKDulvZLGYkMRPcBB5L4K/uNM0EWsQJjBszdwMmvo2K6efzDEcxkw=';
const ADA_UPDATED =
  'IPGW9w2kE7wS+3m3yWHax+Ot965mLoX95wQw9g+8NsotMA0GCSqGSIb3DQEBAQUABIIBAMysVAHsJhbb7amcBnHHw+FwKcSwxJ+95MueN0yUPk4KZ5sjXKBGE9uppy1Gekbz9LrMAqA2WpqjooOAjI5+2fOZkq1EmQ90VmDQFsntB1/n26Miyqd1MjQPmtYI6maWdvIIOPJIagfwrCq4m1CMiIZ67wyUaHJmK0TyNvMEcsQTaDrfas51C0XUaLzECD6etbZ1hsxcJ6iTQLrIzEYU+ndb+NpnyOwwd7ZddAgRJlZLdkb6rHepWuX/+blnCybHNVHuSM/329m6UsJRTwvP3LgYjp/XztkFkokb65OL+P0Nh9O9l358vpzccJGazMWplS710QevCH6Xe29DLI2FFso=';
const ADA_CERTIFIED =
  'IPhr1JggvGr12FkZy/y2FQdilwgyRWT4FhT7hFrPw2rdMA0GCSqGSIb3DQEBAQUABIIBADQAnI/hbbxW7w6kRPCe1TEHYWbKvCX9M9naNRcMgjzU7xsXzKe+EIgomDvWmmjxPfBxKzfRa5tc9yicVE3pgYGrNY1bbVjfYdeML1IRXFT8HF0aobFNcS48nWnaZDMhfq2T2/9v/746mphlw4b46Z2dz8X/eT1IOH3r4zjWhTXGxlD+RDt8qoc7+l+opBjlD3ZRQTc2HS0/k0XIiM80JMeIKczZspn7bT3OtneijFA/VWIbONNfnpbFTHSwnp3wIMW9P1JGTh/Awi3CccCgbGTDyuHWwCkNZP/HiRuvyAU3pjyV2YfmDNe8xm0lNgwbenP6/VwCFe09AFAJyllQ+qA=';
const ADA_GAP =
  'ILRY9pOQgX94CVcOF2uVhs4KiBTNRle1naKonrJffzjTMA0GCSqGSIb3DQEBAQUABIIBACKjYy4eD7VESn0QlHpFSA5G/up8UcEGpEHYhIwsPHRmw4/rAQRCP9aw+V5hdV0N7iILxT1YMhPaWCnaxP+v2JT7ccSLG7aSIjTbrqFG+ewnBbsnaNk1Sw1VtG5hCWsLE8RmGF/AaQIavXV58SBKmLDkx0AZ9zzkHbhM1ZpMa4TnK51+VMcVvG6eoI74lzOd9J8TLJpnSv7ZFgie344YX4dJf4mjCocfmgfaqL3I4JU2eD0zI0QLku8TyR+ruh42Ov3gicO1d0kEueHcQ1R/jKl6t7CvHn6pAh5qNVtEmY7iNh5k23RhJAFyBTPc5VIwOpz63+1AZgIiETq5x7H2yAc=';
const SELLER = [
  'MIIFhgYJKoZIhvcNAQcCoIIFdzCCBXMCAQExDTALBglghkgBZQMEAgMwCwYJKoZIhvcNAQcBoIIDRTCCA0EwggIpoAMCAQICFGLC/AuktbkQHQWfPrMojW3IEloNMA0GCSqGSIb3DQEB',
  'CwUAMDoxCzAJBgNVBAYTAkZJMRMwEQYDVQQKDApFeGFtcGxlIE95MRYwFAYDVQQDDA1MaW51cyBFeGFtcGxlMB4XDTIwMDEwMTAwMDAwMFoXDTQ5MTIzMTAwMDAwMFowOjELMAkGA1UE',
  'BhMCRkkxEzARBgNVBAoMCkV4YW1wbGUgT3kxFjAUBgNVBAMMDUxpbnVzIEV4YW1wbGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCUHzRubTl33kcI9oaEaCtIB6W08nmI',
  '45YdwAXKN0Wtd+jx2aUVmE5HBGsoyucAGtR57zVzxQs4hkjXskzdXstn3S+CklQ7xptgX2wnV86ZR3IJjX6ay6Suu41JFgwJhWZ5uzjf84GltIrF29EvAi+yN0B6VgyeRVKc9T3SVqMA',
  'zyR3ulfrmLZ+m96LmiSwH5q3ZbEp7jVepd0bF94hmHI2oFsURrJrbAYK/giB/JVBFBcfKXIy5mKzW0a/OfI9A/XEXDoOFRGZJsZ8rCXDpvDUSgorCNAcdtTEwCOtFDBNbP2QVq96/VVp',
  '3wMW0UXxM+1yzSv6Lk+hRB1LMlOhMkE3AgMBAAGjPzA9MAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBTpLfpRQcnJVL8TNExgpUGHGGghkTANBgkqhkiG9w0B',
  'AQsFAAOCAQEAZQXt+p/msoHBlysRlXpaXkl8RHQm6pa8jvxTr2BeOLUg8aTrOftsI+fD+2T9xhuC+oEXaiJlpK/PhGcyk+Qh8yUxJAaOVg7mdAQMvnCrgo2fIJr1hlIp7pWaeuiRDXx2',
  'POKR0OHArxllNjaRLEgboT5nrle7jL7bjsWqf3bA8GYIVTWTx1tqsMUf6DWwv4scwdn8Koj7fiabQwGHXJSbhq1ed+usotXodPFRwmuipgABfYo52vvCMmHq50cY3nq/akIZpP333OFg',
  'fcTAMKWT3ukd6mX8XFRucb/OYSUfzFQ3EAcKzNPhQIywpaTwLOHsUI1KXKHsA1aQGcX/PXBvuTGCAgcwggIDAgEBMFIwOjELMAkGA1UEBhMCRkkxEzARBgNVBAoMCkV4YW1wbGUgT3kx',
  'FjAUBgNVBAMMDUxpbnVzIEV4YW1wbGUCFGLC/AuktbkQHQWfPrMojW3IEloNMAsGCWCGSAFlAwQCA6CBiTAYBgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcBMBwGCSqGSIb3DQEJBTEPFw0y',
  'NDA1MDIwODMwMDBaME8GCSqGSIb3DQEJBDFCBEBOU6/es1il96szONUpKIFmu1OrydP8xXInpyltBXfUH/hxqouMnGoDvHKMByqupOnASZwSGqhYyW7LmzKVW1fKMA0GCSqGSIb3DQEB',
  'AQUABIIBAFpgrUE3zwoBHS4jkqQ+C2SJ23OJtUkwkORMjTsrkO2wJDDIa4nWd7VyZcC7x/cIIm0Qp1t3UlNubIXtqUJ6CNAEFMks1oI0r7RgtK7trJw03nyhA9iCVDMkbIAr+yAhZK1v',
  'VHRbTOT8ku8hkxbSgk0mMXGRSHJSsyPLqNQkUy1PKF1RMSMvSk4AfmsXxaqHmdV/3ot3erakiXrWV4TJY3MAGqkGz5IUt0xPIDx75aSR7cRkVuDjjAaRtm0NFt3Es4bMbsdS1a+QWj/0',
  'R13mlAXHOg15tcwC8vuHRyrnPVviQ8tR0bqwGpNhkxvKMeKW0qjgfWmd9zKX9CtBojCJMtg=',
].join('');

const signedByAda = (end: string) => (): Uint8Array => decodeBase64(ADA + end, '');
const M = ' /M (D:20240501120000Z)';

const selfSigned = appendSignature(
  writeDocument('Contract: 100 EUR'),
  { field: 'Signature1', entries: ` /Name (Ada Lovelace) /Reason (I approve) /Location (London) /ContactInfo (ada@example.com)${M}` },
  signedByAda(ADA_SELF_SIGNED),
);

const updated = appendRevision(
  appendSignature(writeDocument('Contract: 100 EUR'), { field: 'Signature1', entries: ` /Name (Ada Lovelace)${M}` }, signedByAda(ADA_UPDATED)),
  [
    [3, page(' /Annots [7 0 R 8 0 R]')],
    [8, '<< /Type /Annot /Subtype /Text /Rect [100 600 120 620] /Contents (Reviewed later) >>'],
  ],
  9,
);

const twoSigners = appendSignature(writeSample(), { field: 'Seller', entries: " /M (D:20240502103000+02'00')", number: 8, fieldsBefore: '7 0 R ' }, () =>
  decodeBase64(SELLER, ''),
);

const DOC_MDP = ' /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]';
const certified = appendSignature(
  writeDocument('Certified'),
  { field: 'Certification', entries: ` /Reason (Certified by the author)${M}${DOC_MDP}`, catalog: ' /Perms << /DocMDP 6 0 R >>' },
  signedByAda(ADA_CERTIFIED),
);

const gap = appendSignature(writeDocument('Gap'), { field: 'Signature1', entries: M, gap: 20 }, signedByAda(ADA_GAP));

const toFile = (name: string, text: string): WireFile => ({ name, type: 'application/pdf', base64: encodeBase64(toBytes(text)) });

/** Signed files, verified with pdfsig of Poppler and openssl when they were created. */
export const files = {
  unsigned: toFile('unsigned.pdf', writeDocument('Nothing signed here')),
  selfSigned: toFile('self-signed.pdf', selfSigned),
  tampered: toFile('self-signed-tampered.pdf', selfSigned.replace('100 EUR', '900 EUR')),
  updated: toFile('signed-then-updated.pdf', updated),
  sample: toFile('sample.pdf', writeSample()),
  twoSigners: toFile('two-signers.pdf', twoSigners),
  certified: toFile('certified-no-changes.pdf', certified),
  gap: toFile('byte-range-gap.pdf', gap),
  cut: toFile('cut.pdf', selfSigned.slice(0, 300)),
};

export const ROOT_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBzTCCAXSgAwIBAgIUBppqe/906aXQWmPyJBJ5ECjxndIwCgYIKoZIzj0EAwIw
RTELMAkGA1UEBhMCQ0gxFjAUBgNVBAoMDVBlbmtuaWZlIFRlc3QxHjAcBgNVBAMM
FVBlbmtuaWZlIFRlc3QgUm9vdCBDQTAeFw0yMDAxMDEwMDAwMDBaFw00OTEyMzEw
MDAwMDBaMEUxCzAJBgNVBAYTAkNIMRYwFAYDVQQKDA1QZW5rbmlmZSBUZXN0MR4w
HAYDVQQDDBVQZW5rbmlmZSBUZXN0IFJvb3QgQ0EwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASDrOcegqD4+dbOYBeMS87WdfnrjTcBlMFHRMKJc5bJ7URVwhfYcK/S
HNJolh/g4HOhcBcAhfplopMH1Wwz3goxo0IwQDAPBgNVHRMBAf8EBTADAQH/MA4G
A1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQU4V0eo3I4U7HsndpY+hZ9vv9kiUgwCgYI
KoZIzj0EAwIDRwAwRAIgH1zU4+/QVo1YRBrVVTjta86QBcIU6PEhQ9QFQxiieKcC
IHBMCTMDd6qicf1ze/K0qiJDwPbxXcXUKqljoW4r3Fvf
-----END CERTIFICATE-----
`;
