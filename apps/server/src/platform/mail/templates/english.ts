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
  'confirm-email': {
    subject: 'Confirm your new e-mail address',
    title: 'Is this your new address?',
    paragraphs: [
      `Confirm it and you’ll log in to Dayplate with this address from now on. The link works once, for 24 hours after it was asked for. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Confirm the new address',
    why: 'You get this because somebody wants to use this address for their Dayplate account. If it wasn’t you, don’t confirm it: nothing changes then.',
  },
  'email-taken': {
    subject: 'This address already has an account',
    title: 'You already have an account',
    paragraphs: [
      'Somebody asked to use this address for another Dayplate account. It already has one, so nothing was changed.',
      'If it was you, log in with this address, or choose another one for the other account.',
    ],
    button: 'Log in',
    why: 'You get this because somebody gave this address as their new one. If it wasn’t you, you don’t have to do anything.',
  },
  'email-change-asked': {
    subject: 'A new e-mail address for your account?',
    title: 'Your account may get a new address',
    paragraphs: [
      'You asked to use another e-mail address for your Dayplate account. This one stays until the new one is confirmed.',
      'If it wasn’t you, stop the change in your settings, log out all other devices there and change your password.',
    ],
    button: 'Open the settings',
    why: 'You get this because we tell you before the address of your account can change.',
  },
  'email-changed': {
    subject: 'Your account has a new e-mail address',
    title: 'A new e-mail address',
    paragraphs: [
      'Your Dayplate account now has another e-mail address. This one no longer opens it, and links we sent here have stopped working.',
      'If it wasn’t you, write to us right away.',
    ],
    button: 'Write to us',
    why: 'You get this because this was the address of the account until now.',
  },
}
