/** The photo step: the profile photo, the gallery, who sees them. */
export const messages = {
  profile: {
    text: "The first thing a family sees. Without it you cannot send requests.",
    add: "Add a photo",
    change: "Change",
    delete_title: "Delete your profile photo?",
    delete_yes: "Delete the photo",
    delete_no: "Keep the photo",
    delete_text: "Without a profile photo you cannot send requests.",
  },
  gallery: {
    count: "Photos: {count} of {max}",
    add: "Choose photos",
    empty: "Photos of daily life help families to get to know each other. You can add up to {max}.",
    staged: "Photo {number}, not uploaded yet",
    staged_title: "Not uploaded yet",
    remove: "Remove photo {number}",
    delete: "Delete photo {number}",
    delete_title: "Delete this photo?",
    upload: "{count, plural, one {Upload # photo} other {Upload # photos}}",
  },
  crop: {
    title: "Choose the part to show",
    face_title: "Place the face",
    waiting: "{count} more",
    area: "Photo. Move it with your finger or the arrow keys.",
    zoom: "Zoom",
    larger: "Larger",
    smaller: "Smaller",
    how: {
      finger: "Move the photo with one finger. Make it larger with the slider or two fingers.",
      mouse: "Drag the photo with the mouse. Make it larger with the slider.",
    },
    face_how: {
      finger:
        "Move the photo with one finger until the face is inside the oval. Make it larger with the slider or two fingers.",
      mouse:
        "Drag the photo with the mouse until the face is inside the oval. Make it larger with the slider.",
    },
    turn: "Turn",
    use: "Use this photo",
    unreadable: "This photo could not be read. Please choose a JPG or PNG photo.",
    unreadable_heic:
      "This browser cannot read HEIC photos. Please take a screenshot of the photo and choose that, or set the camera to JPG.",
    too_small: "The photo must be at least 400 by 400 pixels.",
    too_long: "This photo is too long and narrow. The long side can be at most four times the short side.",
  },
  uploading: "Uploading…",
  uploaded: "{percent} % uploaded",
  unsent: "Your photo has not been uploaded yet. It is still here; you need not choose it again.",
  who_sees: "Who can see your photos",
  guidance: {
    title: "A good photo",
    do_title: "Please do",
    dont_title: "Please do not",
    do_face: "Face to the front and clear",
    do_full: "The whole face, not cut off",
    do_light: "Daylight, and a calm background",
    dont_blurry: "Blurred or dark photos",
    dont_filter: "Photos changed by filters, or cut from others",
    dont_group: "Group photos as the profile photo",
    dont_contact: "Phone numbers or names written on the photo",
    files: "Nearly every photo from a phone will do.",
    which_files: "Which files?",
    file_rules:
      "JPG or PNG, not GIF or SVG, of at least 400 × 400 pixels. Before it is sent, a photo is made smaller than 2 MB here (profile photo: 4 MB).",
  },
} as const;
