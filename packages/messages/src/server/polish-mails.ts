import type { ENGLISH_MAILS } from './english-mails.ts'
import type { MailWording } from './mail-wording.ts'

const KEEP_TO_YOURSELF = 'Nie udostępniaj go nikomu.'
const IGNORE = 'Jeśli to nie Ty, zignoruj tę wiadomość.'

/** The mails in Polish. */
export const POLISH_MAILS: Readonly<Record<keyof typeof ENGLISH_MAILS, MailWording>> = {
  'activate-account': {
    subject: 'Potwierdź adres e-mail w Dayplate',
    title: 'Potwierdź swój adres e-mail',
    paragraphs: [
      'Witamy w Dayplate. Potwierdź, że ten adres należy do Ciebie. Dzięki temu odzyskasz dostęp do konta, jeśli zapomnisz hasła.',
    ],
    button: 'Potwierdź adres',
    why: `Ktoś podał ten adres przy zakładaniu konta w Dayplate. ${IGNORE}`,
  },
  'reset-password': {
    subject: 'Ustaw nowe hasło do Dayplate',
    title: 'Ustaw nowe hasło',
    paragraphs: [`Ten link pozwala ustawić nowe hasło. Działa jeden raz i wygasa po godzinie. ${KEEP_TO_YOURSELF}`],
    button: 'Ustaw nowe hasło',
    why: 'Ktoś poprosił o nowe hasło do konta Dayplate z tym adresem. Jeśli to nie Ty, zignoruj tę wiadomość: hasło się nie zmieni.',
  },
  'log-in-link': {
    subject: 'Zaloguj się do Dayplate',
    title: 'Twój link do logowania',
    paragraphs: [`Tym linkiem zalogujesz się bez hasła. Działa jeden raz, przez 15 minut. ${KEEP_TO_YOURSELF}`],
    button: 'Zaloguj się',
    why: `Ktoś poprosił o link do logowania na konto Dayplate z tym adresem. ${IGNORE}`,
  },
  'password-changed': {
    subject: 'Hasło do Dayplate zostało zmienione',
    title: 'Hasło zostało zmienione',
    paragraphs: [
      'Twoje konto w Dayplate ma nowe hasło. Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło.',
      'Nadal można też logować się przez {providers}. W ustawieniach, w części „Sposoby logowania”, usuniesz to, co nie jest Twoje.',
    ],
    emailChangeCancelled: 'Anulowaliśmy zmianę adresu e-mail. Jeśli nadal chcesz go zmienić, zacznij od nowa.',
    button: 'Ustaw nowe hasło',
    why: 'Wysyłamy tę wiadomość po każdym ustawieniu hasła.',
  },
  'first-password': {
    subject: 'Twoje konto Dayplate ma już hasło',
    title: 'Hasło ustawione',
    paragraphs: [
      'Od teraz możesz logować się do Dayplate adresem e-mail i hasłem. Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło.',
      'Nadal można też logować się przez {providers}. W ustawieniach, w części „Sposoby logowania”, usuniesz to, co nie jest Twoje.',
    ],
    button: 'Ustaw nowe hasło',
    why: 'Wysyłamy tę wiadomość po każdym ustawieniu hasła.',
  },
  'account-claimed': {
    subject: 'Zabezpieczyliśmy Twoje konto Dayplate',
    title: 'Ustaw hasło',
    paragraphs: [
      'Logowanie do Dayplate potwierdziło, że ten adres należy do Ciebie. Wcześniej konto z Twoim adresem mógł założyć ktoś inny.',
      'Dla bezpieczeństwa wylogowaliśmy wszystkie inne urządzenia oraz usunęliśmy hasło i inne sposoby logowania ustawione wcześniej. Reszta jest bez zmian.',
    ],
    emailChangeCancelled: 'Anulowaliśmy zmianę adresu e-mail. Jeśli nadal chcesz go zmienić, zacznij od nowa.',
    button: 'Ustaw hasło',
    why: 'Wysyłamy tę wiadomość, gdy przestaje działać któryś ze sposobów logowania na Twoje konto.',
  },
  'social-linked': {
    subject: 'Możesz logować się do Dayplate przez {provider}',
    title: 'Logowanie przez {provider}',
    paragraphs: [
      'Od teraz możesz logować się do Dayplate także przez {provider}. Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, usuń ten sposób logowania w ustawieniach i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Wysyłamy tę wiadomość, gdy do Twojego konta zostaje dodany nowy sposób logowania.',
  },
  'social-unlinked': {
    subject: 'Usunięto logowanie przez {provider} do Dayplate',
    title: 'Usunięto logowanie przez {provider}',
    paragraphs: [
      'Nie można już logować się do Dayplate przez {provider}. Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, sprawdź w ustawieniach zalogowane urządzenia i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Wysyłamy tę wiadomość, gdy z Twojego konta zostaje usunięty sposób logowania.',
  },
  'remove-account': {
    subject: 'Potwierdź usunięcie konta Dayplate',
    title: 'Usunąć konto Dayplate?',
    paragraphs: [
      `Potwierdzisz to na następnej stronie. Do tego czasu niczego nie usuniemy. Link działa jeden raz, przez 24 godziny. ${KEEP_TO_YOURSELF}`,
    ],
    // The dots say that a page with one more question follows.
    button: 'Usuń konto…',
    // Tells readers to log out their other devices, because only a logged-in device can ask for this mail.
    why: 'Dostajesz tę wiadomość, bo ktoś zalogowany na konto Dayplate z tym adresem poprosił o jego usunięcie. Jeśli to nie Ty, wyloguj się w ustawieniach na pozostałych urządzeniach i zmień hasło.',
    settings: 'Otwórz ustawienia',
  },
  'account-removed': {
    subject: 'Usunęliśmy Twoje konto Dayplate',
    title: 'Konto usunięte',
    paragraphs: ['Usunęliśmy Twoje konto i dane osobowe.', 'Dziękujemy za korzystanie z Dayplate.'],
    button: null,
    why: 'Wysyłamy tę wiadomość po potwierdzeniu usunięcia konta.',
  },
  'account-unused': {
    subject: 'Usuniemy Twoje nieużywane konto Dayplate',
    title: 'Czy to konto jest Ci jeszcze potrzebne?',
    paragraphs: [
      'Prawie rok temu ktoś założył konto Dayplate z tym adresem. Adres nigdy nie został potwierdzony, a z konta nikt nie korzystał.',
      'Nie przechowujemy nieużywanych kont, dlatego usuniemy to konto za 14 dni lub nieco później. Aby je zachować, zaloguj się. Jeśli nie jest Ci potrzebne, nie musisz nic robić.',
    ],
    button: 'Zaloguj się i zachowaj konto',
    why: 'Wysyłamy tę wiadomość, zanim usuniemy nieużywane konto.',
  },
  'confirm-email': {
    subject: 'Potwierdź nowy adres w Dayplate',
    title: 'Czy to Twój nowy adres?',
    paragraphs: [
      `Po potwierdzeniu będziesz logować się tym adresem. Link działa jeden raz, przez 24 godziny od prośby o zmianę. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Potwierdź nowy adres',
    why: 'Dostajesz tę wiadomość, bo ktoś chce używać tego adresu w swoim koncie Dayplate. Jeśli to nie Ty, nie potwierdzaj: wtedy nic się nie zmieni.',
  },
  'email-taken': {
    subject: 'Masz już konto z tym adresem',
    title: 'Masz już konto w Dayplate',
    paragraphs: [
      'Ktoś chciał użyć tego adresu w innym koncie Dayplate. Konto z tym adresem już istnieje, więc nic się nie zmieniło.',
      'Jeśli to Ty, zaloguj się tym adresem albo wybierz inny adres dla tamtego konta.',
    ],
    button: 'Zaloguj się',
    why: 'Dostajesz tę wiadomość, bo ktoś podał ten adres jako swój nowy. Jeśli to nie Ty, nie musisz nic robić.',
  },
  'email-change-asked': {
    subject: 'Prośba o zmianę adresu e-mail w Dayplate',
    title: 'Adres Twojego konta Dayplate może się zmienić',
    paragraphs: [
      'Dostaliśmy prośbę o zmianę adresu e-mail Twojego konta Dayplate. Ten adres działa, dopóki nowy nie zostanie potwierdzony.',
      'Jeśli to nie Ty, wybierz w ustawieniach „Zostaw obecny e-mail”, wyloguj tam pozostałe urządzenia i zmień hasło.',
    ],
    button: 'Otwórz ustawienia',
    why: 'Wysyłamy tę wiadomość, zanim zmieni się adres e-mail konta.',
  },
  'email-changed': {
    subject: 'Twoje konto Dayplate ma nowy adres e-mail',
    title: 'Nowy adres e-mail',
    paragraphs: [
      'Twoje konto Dayplate ma teraz inny adres e-mail. Tym adresem już się nie zalogujesz, a linki, które tu wysłaliśmy, przestały działać.',
      'Jeśli to nie Ty, od razu do nas napisz.',
    ],
    button: 'Napisz do nas',
    why: 'Dostajesz tę wiadomość, bo do tej pory był to adres tego konta.',
  },
  // Temat, tytuł i treść pisze operator.
  newsletter: {
    subject: '',
    title: '',
    paragraphs: [],
    button: null,
    why: 'Piszemy, bo zgadzasz się na newsletter Dayplate.',
  },
  'new-articles': {
    subject: 'Nowe artykuły w Dayplate',
    title: 'Nowe do poczytania',
    paragraphs: [],
    button: 'Zobacz wszystkie artykuły',
    why: 'Piszemy, bo chcesz dostawać e-maile o nowych artykułach.',
  },
  // Temat, tytuł i treść są w lekcji.
  'diet-course': {
    subject: '',
    title: '',
    paragraphs: [],
    button: null,
    why: 'Piszemy, bo w ustawieniach włączono kurs zdrowego odżywiania. Kurs nie zastępuje porady lekarza ani dietetyka.',
  },
}
