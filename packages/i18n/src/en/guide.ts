/** The guide on paper: one page a step, beside a picture of the screen. */
export const messages = {
  file: "Guide to {product}",
  title: "A guide for families",
  lead: "How to find a match with {product}, step by step. Nothing here costs anything. Take your time: what you type in the forms stays on your phone until you send it.",
  contents: "In this guide",
  step: "Step {number}",
  account: {
    title: "Sign up",
    text_1:
      "Open the page and press “Create a profile, free”. Say whose profile it is: your own, or your son’s, daughter’s, brother’s, sister’s, a relative’s or a friend’s.",
    text_2:
      "Fill in an email address, a WhatsApp number and a password. Write the password down somewhere safe.",
    text_3: "Read the terms, tick the box, and press the button at the end.",
  },
  verify: {
    title: "Confirm that it is you",
    text_1: "Press the green button. WhatsApp opens with a message already written. Just send it.",
    text_2: "Or choose email: a 6-digit code comes to your address. Type it in.",
    text_3:
      "If the code does not come, look in the spam folder. After two minutes you can ask for a new one.",
  },
  steps: {
    title: "Tell us about yourself in five steps",
    text_1: "You, your family, education and work, who you are looking for, and photos.",
    text_2: "Stop whenever you like: what you typed is saved on this phone.",
    text_3:
      "Do not write phone numbers or addresses in the free texts. They have their own fields, and you decide who sees them.",
  },
  photos: {
    title: "Add a photo",
    text_1: "A clear photo of you alone, from the front, with the whole face.",
    text_2: "Choose the photo, move it into the square, and save.",
    text_3: "Below, choose who can see it: all members, connected families only, or nobody.",
  },
  suggestions: {
    title: "See who is suggested",
    text_1:
      "Here are families who match your preferences, and whose preferences you match. Each profile says why.",
    text_2: "Too few? Press “Edit preferences” and widen them a little.",
    text_3: "“Save” keeps a profile for later. They are not told.",
  },
  profile: {
    title: "Read a profile",
    text_1: "Press the photo or the name to read what the family shares with you.",
    text_2:
      "Every profile has a nine-digit number. Give it to a relative: they press “Find by number” and see the same profile.",
    text_3: "Is something wrong with a profile? Press the three dots and “Report”.",
  },
  request: {
    title: "Send a request",
    text_1: "Press “Send request” and answer “Yes”. The other family is told.",
    text_2: "If they say yes, you are connected, and you each see more of the other’s profile.",
    text_3: "You can withdraw a request until it is answered.",
  },
  home: {
    title: "Reply and keep track",
    text_1:
      "“Today” shows first who waits for your answer, then your connected families. All your lists are below.",
    text_2: "When a request comes, read the profile, then say yes, or “Not for us”. It is fine to say no.",
    text_3: "The bell at the top shows what is new.",
  },
  proposal: {
    title: "Send a marriage proposal",
    text_1:
      "When both families are sure, one sends a marriage proposal. It can go only to a connected family, one at a time.",
    text_2: "It can be withdrawn within 24 hours, and expires after a week without an answer.",
    text_3: "Once accepted it is final: both profiles leave the suggestions.",
  },
  privacy: {
    title: "Decide who sees what",
    text_1:
      "For your phone number, address, income, photos and more, choose: all members, connected families, or nobody.",
    text_2: "Every change takes effect at once.",
    text_3: "If someone bothers you, press “Block”. They will no longer see you, and they are not told.",
  },
  biodata: {
    title: "Print your biodata",
    text_1: "Under “My profile” press “Biodata to print”.",
    text_2:
      "Choose the language and what to include. Even without your phone number, families can find you by the profile number on the paper.",
    text_3: "Save it, print it, or send it by WhatsApp.",
  },
  letters: {
    title: "Large letters, your language",
    text_1: "In the menu, and before you log in at the bottom of the page, three letters show three sizes.",
    text_2: "The button at the top changes between Punjabi and English.",
    text_3: "This phone remembers both.",
  },
  safety: {
    title: "Stay safe",
    text_1: "Never send money to someone you know only from here, whatever the story.",
    text_2: "Have the first meetings together with family. Make your own enquiries before you decide.",
    text_3: "Asking for dowry is a crime. If anyone asks, tell us.",
    text_4: "Nobody from {product} will ever call or write to ask for your password, a code, or money.",
  },
  help: {
    title: "When you need help",
    text_1:
      "The numbers for phone and WhatsApp are at the bottom of every page. Someone is there Monday to Friday, 9 AM to 5 PM Indian time.",
    text_2: "Forgot your password? Press “Forgot password?” on the login page.",
    text_3: "Under “Account” you can pause the profile or delete the account at any time.",
  },
} as const;
