/** The form in which usernames are compared: without case and compatibility forms (AUTH-27). */
export const usernameKey = (username: string): string =>
  // Up and down again: some letters have two small forms, such as the Greek sigma.
  username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** The form in which emails are compared: without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
