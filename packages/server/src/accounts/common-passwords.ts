import { errors } from '../errors.ts'

/** The most common passwords of 8 or more characters in lists of stolen ones, in lower case. */
const common = new Set(
  `12345678 123456789 1234567890 11111111 00000000 87654321 88888888 12341234 12344321 123123123 987654321 0987654321
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 password! qwertyui qwertyuiop qwerty12
  qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abc12345
  a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football football1 baseball baseball1 basketball superman
  batman123 trustno1 starwars welcome1 welcome123 letmein1 whatever michelle jennifer computer internet mercedes
  maverick liverpool chocolate butterfly charlie1 dragon123 monkey123 shadow123 master123 jordan23 access14 administrator
  admin123 admin1234 changeme changeme1 secret123 test1234 testtest guest123 default1 summer2024 winter2024 spring2024
  corvette midnight bigdaddy samantha danielle victoria alexander christian jonathan benjamin elizabeth freedom1
  hello123 helloworld lovelove 123qweasd 147258369 159753456 741852963 789456123 55555555 66666666 77777777 99999999
  11223344 1234qwer q1w2e3r4 asdf1234 samsung1 facebook linkedin google123 pokemon1 naruto123 minecraft blink182`.split(
    /\s+/,
  ),
)

/** Throws 422 for a common password. */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (common.has(password.toLowerCase())) throw errors.invalid('This password is too common', ['body', field], 'common')
}
