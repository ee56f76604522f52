/**
 * Words that every list of leaked passwords begins with, without the digits around them. Short on purpose: the
 * form also asks for ten characters, which most of a longer list would not have.
 */
export const COMMON_PASSWORDS = new Set(
  `123123123 1234567890 0123456789 987654321 abcdefghij abcd1234 admin administrator adminadmin apple arsenal
  asdfasdf asdfgh asdfghjkl ashley azerty azertyuiop bailey baseball basketball batman blahblah blink bonjour
  buster butterfly charlie changeme cheese chelsea chocolate computer cookie daniel default dragon dragonball einloggen
  facebook flower football freedom geheim ginger gott guest hallo halloween hallohallo hannah hello
  hellohello hockey hunter iloveyou ichliebedich internet jennifer jesus jordan jordania killer kennwort
  komputer letmein letmeinplease liebe liverpool login lovely loveme lovelove maggie master master1 matrix merlin
  michael michelle monkey mustang mynoob nintendo ninja nothing oliver opensesame passwort passwortpasswort pass
  passpass password passwordpassword passwords passw0rd pepper pokemon princess qazwsx qazwsxedc qwert qwertz qwertzuiop
  qwerty qwertyqwerty qwertyuiop qweasd qweasdzxc robert samantha samsung schalke schatz secret sesame shadow snoopy
  soccer sommer starwars summer sunshine superman superpassword taylor test testtest thomas thunder tigger trustno
  unknown user welcome whatever willkommen winter yankees zaqwsx zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5`.split(/\s+/),
)
