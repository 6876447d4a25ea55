import type { MailWordings } from './mail-wording.ts'

export const POLISH_OR_OPEN = 'Możesz też otworzyć ten adres w przeglądarce:'

const KEEP_TO_YOURSELF = 'Zachowaj go, proszę, dla siebie.'

/** The mails in Polish. */
export const POLISH: MailWordings = {
  'activate-account': {
    subject: 'Potwierdź swój adres e-mail',
    title: 'Czy to Twój adres?',
    paragraphs: [
      'Witamy w Dayplate. Potwierdź, że ten adres należy do Ciebie: dzięki temu odzyskasz dostęp do konta, gdyby hasło wypadło Ci z pamięci.',
    ],
    button: 'Potwierdź adres',
    why: 'Dostajesz tę wiadomość, bo ktoś podał ten adres, zakładając konto w Dayplate. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'reset-password': {
    subject: 'Ustaw nowe hasło',
    title: 'Nowe hasło',
    paragraphs: [
      `Tutaj ustawisz nowe hasło. Link działa jeden raz, przez godzinę od wysłania prośby. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Ustaw nowe hasło',
    why: 'Dostajesz tę wiadomość, bo ktoś poprosił o nowe hasło do konta Dayplate z tym adresem. Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian.',
  },
  'log-in-link': {
    subject: 'Twój link do logowania',
    title: 'Logowanie bez hasła',
    paragraphs: [`Ten link zaloguje Cię jeden raz. Działa przez 15 minut od wysłania prośby. ${KEEP_TO_YOURSELF}`],
    button: 'Zaloguj się',
    why: 'Dostajesz tę wiadomość, bo ktoś poprosił o link do logowania na konto Dayplate z tym adresem. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'password-changed': {
    subject: 'Twoje konto ma nowe hasło',
    title: 'Nowe hasło',
    paragraphs: [
      'Twoje konto Dayplate ma nowe hasło. Jeśli to Twoja zmiana, nie musisz nic robić.',
      'Jeśli to nie Ty, od razu ustaw inne.',
      'Nadal można też logować się przez {providers}. W ustawieniach, w części „Sposoby logowania”, możesz usunąć to, co nie jest Twoje.',
    ],
    button: 'Ustaw inne hasło',
    why: 'Dostajesz tę wiadomość, bo informujemy o każdej zmianie hasła.',
  },
  'account-claimed': {
    subject: 'Twoje konto należy teraz tylko do Ciebie',
    title: 'Ustaw hasło',
    paragraphs: [
      'Twoje konto Dayplate otworzył link wysłany na ten adres, więc wiemy, że adres należy do Ciebie. Wcześniej konto z Twoim adresem mógł założyć ktoś inny.',
      'Dla bezpieczeństwa zakończyliśmy wszystkie inne logowania i usunęliśmy hasło oraz inne sposoby logowania ustawione wcześniej. Wszystko inne jest bez zmian.',
    ],
    button: 'Ustaw hasło',
    why: 'Dostajesz tę wiadomość, bo informujemy, gdy przestaje działać któryś ze sposobów logowania na Twoje konto.',
  },
  'social-linked': {
    subject: 'Twoje konto otwiera teraz także {provider}',
    title: 'Logowanie przez {provider}',
    paragraphs: [
      'Od teraz możesz logować się do Dayplate także przez {provider}. Jeśli to Twoje ustawienie, nie musisz nic robić.',
      'Jeśli to nie Ty, usuń je w ustawieniach i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Dostajesz tę wiadomość, bo informujemy o każdym nowym sposobie logowania na Twoje konto.',
  },
  'social-unlinked': {
    subject: '{provider} nie otwiera już Twojego konta',
    title: 'Bez logowania przez {provider}',
    paragraphs: [
      'Od teraz nie można zalogować się do Dayplate przez {provider}. Jeśli to Twoja zmiana, nie musisz nic robić.',
      'Jeśli to nie Ty, sprawdź w ustawieniach, na jakich urządzeniach otwarte jest Twoje konto, i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Dostajesz tę wiadomość, bo informujemy o każdym usuniętym sposobie logowania na Twoje konto.',
  },
  'remove-account': {
    subject: 'Usunąć Twoje konto?',
    title: 'Usunąć Twoje konto?',
    paragraphs: [
      `Możesz to potwierdzić na następnej stronie. Do tego czasu nic nie zostanie usunięte. Link działa jeden raz, przez 24 godziny od wysłania prośby. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Przejdź dalej',
    // Only who is logged in can ask.
    why: 'Dostajesz tę wiadomość, bo ktoś zalogowany na konto Dayplate z tym adresem poprosił o jego usunięcie. Jeśli to nie Ty, wyloguj się w ustawieniach na pozostałych urządzeniach i zmień hasło.',
    settings: 'Otwórz ustawienia',
  },
  'account-removed': {
    subject: 'Twoje konto zostało usunięte',
    title: 'Konto zostało usunięte',
    paragraphs: [
      'Twoje konto Dayplate i zapisane w nim dane osobowe zostały usunięte. Zapisy zamówień pozostają bez Twojego nazwiska.',
      'Dziękujemy za wspólnie spędzony czas.',
    ],
    button: null,
    why: 'Dostajesz tę wiadomość, bo usunięcie tego konta zostało potwierdzone.',
  },
  'confirm-email': {
    subject: 'Potwierdź nowy adres e-mail',
    title: 'Czy to Twój nowy adres?',
    paragraphs: [
      `Po potwierdzeniu logujesz się do Dayplate tym adresem. Link działa jeden raz, przez 24 godziny od wysłania prośby. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Potwierdź nowy adres',
    why: 'Dostajesz tę wiadomość, bo ktoś chce używać tego adresu do swojego konta w Dayplate. Jeśli to nie Ty, nie potwierdzaj: wtedy nic się nie zmieni.',
  },
  'email-taken': {
    subject: 'Ten adres ma już konto',
    title: 'Masz już konto',
    paragraphs: [
      'Ktoś chciał użyć tego adresu do innego konta w Dayplate. Ten adres ma już konto, więc nic się nie zmieniło.',
      'Jeśli to Ty, zaloguj się tym adresem albo wybierz inny adres dla tamtego konta.',
    ],
    button: 'Zaloguj się',
    why: 'Dostajesz tę wiadomość, bo ktoś podał ten adres jako swój nowy. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'email-change-asked': {
    subject: 'Nowy adres e-mail Twojego konta?',
    title: 'Adres Twojego konta może się zmienić',
    paragraphs: [
      'Dostaliśmy prośbę o zmianę adresu e-mail Twojego konta Dayplate. Ten adres działa, dopóki nowy nie zostanie potwierdzony.',
      'Jeśli to nie Ty, anuluj zmianę w ustawieniach, wyloguj tam pozostałe urządzenia i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Dostajesz tę wiadomość, bo uprzedzamy, zanim adres Twojego konta się zmieni.',
  },
  'email-changed': {
    subject: 'Twoje konto ma nowy adres e-mail',
    title: 'Nowy adres e-mail',
    paragraphs: [
      'Twoje konto Dayplate ma teraz inny adres e-mail. Tym adresem już się nie zalogujesz, a linki, które tu wysłaliśmy, przestały działać.',
      'Jeśli to nie Ty, od razu do nas napisz.',
    ],
    button: 'Napisz do nas',
    why: 'Dostajesz tę wiadomość, bo do tej pory był to adres tego konta.',
  },
}
