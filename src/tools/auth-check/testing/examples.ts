// Made with openssl for these tests, with the certificates of the sample.

/** The key of the token of the sample. */
export const TOKEN_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBr177kOE5wFBTxay
9KQePQ7VZOJrQPlieql/b5xuPkShRANCAARROb7xwDPktOEMP6GpJ/PUrTd/UEFb
84Je+wso8aWHaUkhuQeTNlRlVl+sFiR379AMlOKBav8VzDhZCytM9vvt
-----END PRIVATE KEY-----`;

/** The key of the first certificate of the sample. */
export const CERTIFIED_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5Pdo7IzNliHsyKIy
Ue8RJ3YUBv+M5nYNOERUe2NXyc+hRANCAASzNzS4UTruTFh9cjbUER4TYi2zFTn6
644+Nx1givIbx2J+6cQXV7NogNEpg7bI+al/BcasAd/AWdBIGoR34sR1
-----END PRIVATE KEY-----`;

/** A certificate that was issued with the key of the first certificate of the sample, which is not a CA. */
export const CHILD = `-----BEGIN CERTIFICATE-----
MIIBqTCCAVCgAwIBAgICEAAwCgYIKoZIzj0EAwIwLDEQMA4GA1UECgwHRXhhbXBs
ZTEYMBYGA1UEAwwPaWRwLmV4YW1wbGUuY29tMB4XDTI1MTIwMTAwMDAwMFoXDTI2
MDYwMTAwMDAwMFowLjEQMA4GA1UECgwHRXhhbXBsZTEaMBgGA1UEAwwRY2hpbGQu
ZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARitYIkXiHyfYUu
HrMF61tWuTMeI4pIfGcryo5FOeXOvM/M88zyVH4tFsTr5k7YPIA3a/Dt/L4pqxln
RKl67Tx2o2AwXjAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHQ4E
FgQUZCA0rouHU6N7LXlQX3ioonnvqo8wHwYDVR0jBBgwFoAUfuqriHE/AStTtYiy
oykZRpmjrVEwCgYIKoZIzj0EAwIDRwAwRAIgYnnbuXXe0KR7U4ColT1HeIUufa8c
Rtz4qrB1kRaTve0CIChD+yc6xTM3cS1l03LqmqcHZqU7Szn8SSrXL5l+Ih97
-----END CERTIFICATE-----`;

/** The revocation list of the intermediate of the sample, with the first certificate. */
export const REVOCATION_LIST = `-----BEGIN X509 CRL-----
MIHhMIGHAgEBMAoGCCqGSM49BAMCMC8xEDAOBgNVBAoMB0V4YW1wbGUxGzAZBgNV
BAMMEkV4YW1wbGUgSXNzdWluZyBDQRcNMjYxMTI3MDk0MjMzWhgPMjEyNTA2MjEw
OTQyMzNaMBUwEwICEAAXDTI2MTEyNzA5NDIzM1qgDjAMMAoGA1UdFAQDAgEBMAoG
CCqGSM49BAMCA0kAMEYCIQD69VXIaEQpCK5I4ME7eMTPoDtq4MNG7Jda/M0ItNwR
3QIhAI/ojGZ/KS3rkN3LESZ5JPwzXUqE1hqGDmyY5QWEYgMh
-----END X509 CRL-----`;

/** A response without an assertion, signed by xmlsec1 1.2.37 with the key of the first certificate of the sample. */
export const NO_ASSERTION = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-03-02T14:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI="#_r1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>8xxkjTriHfTqPkeuwFYAJ06JYsROsAjaitR6N2Qirh4=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>4Y8CJxnKOmuuObB8VAfR9GM3kUXHYEdkh+6w37CyLNR7D17aRqrVz0TuKrHlckhz
QHqEImXhiBusMxN8uIe6Hg==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIBqjCCAVGgAwIBAgICEAAwCgYIKoZIzj0EAwIwLzEQMA4GA1UECgwHRXhhbXBsZTEbMBkGA1UEAwwSRXhhbXBsZSBJc3N1aW5nIENBMB4XDTI1MTIwMTAwMDAwMFoXDTI2MDYwMTAwMDAwMFowLDEQMA4GA1UECgwHRXhhbXBsZTEYMBYGA1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEszc0uFE67kxYfXI21BEeE2ItsxU5+uuOPjcdYIryG8difunEF1ezaIDRKYO2yPmpfwXGrAHfwFnQSBqEd+LEdaNgMF4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFH7qq4hxPwErU7WIsqMpGUaZo61RMB8GA1UdIwQYMBaAFLSnnIJ5ZvmPLXj0sfInhE2EZ0/mMAoGCCqGSM49BAMCA0cAMEQCIGkdIN44CN9dnYH561f4k5LBD+WC+oduC5nyB48xANJtAiAEoLTCflImHazTq21xJHlolBGDjXtaSCVSobxMqA3D6w==</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status></samlp:Response>`;
