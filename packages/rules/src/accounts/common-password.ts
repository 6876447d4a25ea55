/** The first guesses of an attacker, in lower case: the usual worldwide ones, Polish ones and our own name. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd haslo haslo1 haslo12 haslo123 hasło hasło1 hasło123
  admin admin1 admin123 administrator root user test test1 test12 test123 guest login welcome welcome1 letmein changeme
  secret master default qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz qazwsx qazwsxedc zaq12wsx zaq1zaq1 1q2w 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm azerty abcd abcde abcd1234 abc123
  a1b2c3 a1b2c3d4 1234 12345 123456 1234567 12345678 123456789 1234567890 0987654321 987654321 87654321 654321 54321 4321
  123123 123321 112233 121212 1212 123qwe qwe123 pass pass1 pass123 iloveyou kocham kochamcie kocham1 kochanie misiek misiu
  polska polska1 matrix monkey dragon sunshine princess football baseball superman batman shadow michael jordan charlie
  freedom whatever trustno1 starwars pokemon hello hello123 lovely love ninja mustang access flower summer winter computer
  samsung internet google bartek mateusz marcin agnieszka monika karolina natalia lukasz kasia ania asia maciek damian
  dayplate dayplate1 dieta dieta123 diet2024 diet2025 qwer rewq poiuytrewq lol123 zxc123 2000 1980 1990 2020 2024 2025
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is one that is always tried first, in any letter case, or one character over and over. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase()) || /^(.)\1*$/su.test(password)
}
