import type { MailWordings } from './mail-wording.ts'

export const ENGLISH_OR_OPEN = 'Or open this address in your browser:'

const KEEP_TO_YOURSELF = 'Please keep it to yourself.'

/** The mails in English. */
export const ENGLISH: MailWordings = {
  'activate-account': {
    subject: 'Confirm your e-mail address',
    title: 'Is this your address?',
    paragraphs: [
      'Welcome to Dayplate. Please confirm that this address is yours, so that you can get back in should you ever forget your password.',
    ],
    button: 'Confirm the address',
    why: 'You get this because somebody gave this address for a Dayplate account. If it was not you, nothing needs doing.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    title: 'A new password',
    paragraphs: [
      `Here you can choose a new password. The link works once, for an hour after it was asked for. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Choose a new password',
    why: 'You get this because somebody asked for a new password for the Dayplate account of this address. If it was not you, nothing needs doing: your password stays as it is.',
  },
  'log-in-link': {
    subject: 'Your link to log in',
    title: 'Log in without a password',
    paragraphs: [`This link logs you in once. It works for 15 minutes after it was asked for. ${KEEP_TO_YOURSELF}`],
    button: 'Log in',
    why: 'You get this because somebody asked for a link to log in to the Dayplate account of this address. If it was not you, nothing needs doing.',
  },
  'password-changed': {
    subject: 'Your account has a new password',
    title: 'A new password',
    paragraphs: [
      'Your Dayplate account has a new password. If you chose it, nothing needs doing.',
      'If it was not you, choose another one right away.',
      'You can also still log in with {providers}. In your settings, under “Ways to log in”, you can remove what is not yours.',
    ],
    button: 'Choose another password',
    why: 'You get this because we tell you whenever a password is set.',
  },
  'account-claimed': {
    subject: 'Your account is yours alone now',
    title: 'Please choose a password',
    paragraphs: [
      'You have logged in to Dayplate by a link that was sent to this address, so we know that it is yours. Until then somebody else could have opened the account with your address.',
      'To be safe, we ended all other logins and took away the password and the other ways to log in that were set before. Everything else is as it was.',
    ],
    button: 'Choose a password',
    why: 'You get this because we tell you whenever a way to log in to your account ends.',
  },
  'social-linked': {
    subject: '{provider} opens your account now',
    title: 'Log in with {provider}',
    paragraphs: [
      'From now on you can also log in to Dayplate with {provider}. If you set this up, nothing needs doing.',
      'If it was not you, remove it in your settings and change your password.',
    ],
    button: 'Open the settings',
    why: 'You get this because we tell you whenever your account can be opened in a new way.',
  },
  'social-unlinked': {
    subject: '{provider} no longer opens your account',
    title: '{provider} is removed',
    paragraphs: [
      'From now on you cannot log in to Dayplate with {provider}. If you did this, nothing needs doing.',
      'If it was not you, look in your settings at where you are logged in, and change your password.',
    ],
    button: 'Open the settings',
    why: 'You get this because we tell you whenever a way to log in is removed from your account.',
  },
  'remove-account': {
    subject: 'Remove your account?',
    title: 'Remove your account?',
    paragraphs: [
      `You can confirm it on the next page. Until then nothing is removed. The link works once, for 24 hours after it was asked for. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Go on',
    // Only who is logged in can ask.
    why: 'You get this because somebody who is logged in to the Dayplate account of this address asked to remove it. If it was not you, please log out everywhere else in your settings and change your password.',
    settings: 'Open the settings',
  },
  'account-removed': {
    subject: 'Your account is removed',
    title: 'Your account is removed',
    paragraphs: [
      'Your Dayplate account and what was personal in it are erased. Records of orders stay without your name.',
      'Thank you for the time you spent with us.',
    ],
    button: null,
    why: 'You get this because the removal of this account was confirmed.',
  },
  'account-unused': {
    subject: 'We will delete your unused account in 14 days',
    title: 'Do you still want your account?',
    paragraphs: [
      'Almost a year ago somebody created a Dayplate account with this address. The address was never confirmed and the account was never used.',
      'We do not keep unused accounts, so we will delete it in 14 days or a little later. To keep it, log in. If you do not need it, you do not have to do anything.',
    ],
    button: 'Log in and keep it',
    why: 'You get this because we tell you before we delete an account.',
  },
}
