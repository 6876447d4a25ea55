import type { MailWording } from './mail-wording.ts'

const KEEP_TO_YOURSELF = 'Please don’t share it.'
const IGNORE = 'If that wasn’t you, ignore this e-mail.'

/** The mails in English. */
export const ENGLISH_MAILS = {
  'activate-account': {
    subject: 'Confirm your e-mail address for Dayplate',
    title: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Dayplate. Please confirm that this address is yours, so you can get back into your account if you ever forget your password.',
    ],
    button: 'Confirm address',
    why: `Someone used this address to create a Dayplate account. ${IGNORE}`,
  },
  'reset-password': {
    subject: 'Reset your Dayplate password',
    title: 'Choose a new password',
    paragraphs: [`Use this link to choose a new password. It works once and expires in an hour. ${KEEP_TO_YOURSELF}`],
    button: 'Choose a new password',
    why: 'Someone asked for a new password for the Dayplate account with this address. If that wasn’t you, ignore this e-mail: your password stays the same.',
  },
  'log-in-link': {
    subject: 'Log in to Dayplate',
    title: 'Your login link',
    paragraphs: [`Use this link to log in. It works once, for 15 minutes. ${KEEP_TO_YOURSELF}`],
    button: 'Log in',
    why: `Someone asked for a login link for the Dayplate account with this address. ${IGNORE}`,
  },
  'password-changed': {
    subject: 'Your Dayplate password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'Your Dayplate account has a new password. If that was you, there’s nothing to do.',
      'If it wasn’t, reset your password now.',
      'You can also still log in with {providers}. Under “Login methods” in Settings you can remove any login that isn’t yours.',
    ],
    emailChangeCancelled: 'We’ve cancelled your e-mail change. Start it again if you still want it.',
    button: 'Reset password',
    why: 'We send this e-mail every time a password is set.',
  },
  'first-password': {
    subject: 'Your Dayplate account now has a password',
    title: 'You’ve set a password',
    paragraphs: [
      'You can now log in to Dayplate with your e-mail and password. If that was you, there’s nothing to do.',
      'If it wasn’t you, reset your password now.',
      'You can also still log in with {providers}. Under “Login methods” in Settings you can remove any login that isn’t yours.',
    ],
    button: 'Reset password',
    why: 'We send this e-mail every time a password is set.',
  },
  'account-claimed': {
    subject: 'We secured your Dayplate account',
    title: 'Please choose a password',
    paragraphs: [
      'By logging in to Dayplate you’ve shown that this address is yours. Until then, someone else could have created the account with your address.',
      'To be safe, we logged out all other devices and removed the password and the other ways to log in that were set before. Everything else is as it was.',
    ],
    emailChangeCancelled: 'We’ve cancelled your e-mail change. Start it again if you still want it.',
    button: 'Choose a password',
    why: 'We send this e-mail when a way to log in to your account stops working.',
  },
  'social-linked': {
    subject: 'You can now log in to Dayplate with {provider}',
    title: 'Log in with {provider}',
    paragraphs: [
      'You can now also log in to Dayplate with {provider}. If that was you, there’s nothing to do.',
      'If it wasn’t you, remove it in Settings and change your password.',
    ],
    button: 'Open Settings',
    why: 'We send this e-mail every time a new way to log in is added to your account.',
  },
  'social-unlinked': {
    subject: '{provider} login removed from Dayplate',
    title: '{provider} login removed',
    paragraphs: [
      'You can no longer log in to Dayplate with {provider}. If that was you, there’s nothing to do.',
      'If it wasn’t you, check your logged-in devices in Settings and change your password.',
    ],
    button: 'Open Settings',
    why: 'We send this e-mail every time a way to log in is removed from your account.',
  },
  'remove-account': {
    subject: 'Confirm that you want to delete your account',
    title: 'Delete your Dayplate account?',
    paragraphs: [
      `You can confirm this on the next page. Nothing is deleted until you do. The link works once, for 24 hours. ${KEEP_TO_YOURSELF}`,
    ],
    // The dots say that a page with one more question follows.
    button: 'Delete my account…',
    // Tells readers to log out their other devices, because only a logged-in device can ask for this mail.
    why: 'You get this because someone who is logged in to the Dayplate account with this address asked to delete it. If that wasn’t you, log out everywhere else in Settings and change your password.',
    settings: 'Open Settings',
  },
  'account-removed': {
    subject: 'We’ve deleted your Dayplate account',
    title: 'Account deleted',
    paragraphs: ['Your account and personal data have been deleted.', 'Thank you for the time you spent with us.'],
    button: null,
    why: 'We send this e-mail once the deletion of an account has been confirmed.',
  },
  'account-unused': {
    subject: 'We’ll delete your unused Dayplate account',
    title: 'Do you still want your account?',
    paragraphs: [
      'Almost a year ago someone created a Dayplate account with this address. The address was never confirmed and the account was never used.',
      'We don’t keep unused accounts, so we’ll delete it in 14 days or a little later. To keep it, log in. If you don’t need it, there’s nothing to do.',
    ],
    button: 'Log in and keep it',
    why: 'We send this e-mail before we delete an unused account.',
  },
  'confirm-email': {
    subject: 'Confirm your new e-mail for Dayplate',
    title: 'Is this your new address?',
    paragraphs: [
      `Confirm it and you’ll log in to Dayplate with this address from now on. The link works once, within 24 hours of your request. ${KEEP_TO_YOURSELF}`,
    ],
    button: 'Confirm the new address',
    why: 'You get this because someone wants to use this address for their Dayplate account. If it wasn’t you, don’t confirm it: nothing changes then.',
  },
  'email-taken': {
    subject: 'This address already has an account',
    title: 'You already have a Dayplate account',
    paragraphs: [
      'Someone asked to use this address for another Dayplate account. This address already has an account, so nothing was changed.',
      'If it was you, log in with this address, or choose another one for the other account.',
    ],
    button: 'Log in',
    why: 'You get this because someone gave this address as their new one. If it wasn’t you, you don’t have to do anything.',
  },
  'email-change-asked': {
    subject: 'A new e-mail address for your account?',
    title: 'Your Dayplate account may get a new address',
    paragraphs: [
      'We got a request to change the e-mail address of your Dayplate account. This one stays until the new one is confirmed.',
      'If it wasn’t you, choose “Keep my e-mail” in Settings, log out all other devices there and change your password.',
    ],
    button: 'Open Settings',
    why: 'We send this e-mail before the address of an account changes.',
  },
  'email-changed': {
    subject: 'Your Dayplate account has a new e-mail address',
    title: 'A new e-mail address',
    paragraphs: [
      'Your Dayplate account now has another e-mail address. This one no longer opens it, and links we sent here have stopped working.',
      'If it wasn’t you, write to us right away.',
    ],
    button: 'Write to us',
    why: 'You get this because this was the address of the account until now.',
  },
  // The subject, title and text are the operator's.
  newsletter: {
    subject: '',
    title: '',
    paragraphs: [],
    button: null,
    why: 'You get this because you agreed to the Dayplate newsletter.',
  },
  'new-articles': {
    subject: 'New articles on Dayplate',
    title: 'New to read',
    paragraphs: [],
    button: 'See all articles',
    why: 'You get this because you asked for e-mails about new articles.',
  },
  // The subject, title and text are the lesson's.
  'diet-course': {
    subject: '',
    title: '',
    paragraphs: [],
    button: null,
    why: 'You get this because you switched on the diet course. It doesn’t replace advice from your doctor or dietitian.',
  },
} satisfies Readonly<Record<string, MailWording>>
