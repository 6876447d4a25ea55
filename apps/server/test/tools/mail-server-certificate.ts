/**
 * The certificate of the tests' mail server with its key, which protects nothing else. It is self-signed and names 127.0.0.1 as
 * a domain, because Node compares a host spelled 0x7f000001 that way. Valid for a hundred years; made by
 *
 *     openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 \
 *       -subj "/CN=mail server of the tests" -addext "subjectAltName=DNS:127.0.0.1"
 */
export const MAIL_SERVER_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSsk7bt0+EJ/93Pru
7dAzlAIGvDCYcPzVt8fXcjnK9kqhRANCAAQSW4ODR7G+lo6uji+fqI87IBv2d5Cl
VkEBiuUT5+YJvusz7owUistfjU2LN6csIskyQ7h4y9rNaFwfL9RMOeM6
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUSTU9rP5HRjECW7XFJuIwj5cIJ68wCgYIKoZIzj0EAwIw
IzEhMB8GA1UEAwwYbWFpbCBzZXJ2ZXIgb2YgdGhlIHRlc3RzMCAXDTI2MTEyMjE0
MDc0MloYDzIxMjYxMDI5MTQwNzQyWjAjMSEwHwYDVQQDDBhtYWlsIHNlcnZlciBv
ZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQSW4ODR7G+lo6u
ji+fqI87IBv2d5ClVkEBiuUT5+YJvusz7owUistfjU2LN6csIskyQ7h4y9rNaFwf
L9RMOeM6o2kwZzAdBgNVHQ4EFgQUxKuoRzej2+zXF29CPfVS2tNiRK0wHwYDVR0j
BBgwFoAUxKuoRzej2+zXF29CPfVS2tNiRK0wDwYDVR0TAQH/BAUwAwEB/zAUBgNV
HREEDTALggkxMjcuMC4wLjEwCgYIKoZIzj0EAwIDSAAwRQIgOKdWKKI0OFuYdWUq
bH1gqzR5S7S2wAB9Y2HU/Vr//YgCIQD1UlvZhv0kzGfSA7+ZN/zvzOJIQYksPdtQ
TpeVuCXUyw==
-----END CERTIFICATE-----`,
}
