import { defineMessages } from "#web/i18n/messages.ts";

export const uploadsMessages = defineMessages("uploads", {
  uploadLead:
    "Music as MP3, WAV or Ogg up to 50 MB, images as JPEG, PNG, WebP or GIF up to 10 MB. Images are drawn anew; of music only the sound is kept.",
  type: "File type",
  type_music: "Music",
  type_image: "Image",
  kind_music: "Audio",
  kind_image: "Image",
  file: "File",
  upload: "Upload file",
  uploading: "Uploading the file",
  uploadedTitle: "Upload Successful",
  uploadedText: "{kind} file uploaded successfully",
  uploadFailedTitle: "Upload Failed",
  uploadFailedText: "Failed to upload the file. Please try again.",
  noFileTitle: "No File Selected",
  noFileText: "Choose a file to upload.",
  uploads: "Uploaded files",
  uploadsLoading: "Loading the list of uploads",
  uploadsFailed: "The list of uploads did not load.",
  noUploads: "Nothing was uploaded yet.",
  library: "All in the library",
  copy: "Copy address",
  copied: "Copied",
  copyOf: "of {name}",
  tryAgain: "Try again",
});
