import { clips } from "media:clips";

/** Whether the pack brings a loop of the video. */
export function hasClip(id: string): boolean {
  return clips[id] !== undefined;
}

/** A silent loop over the still that it starts from; the button around it says what it is. */
export function VideoClip({ id }: { id: string }) {
  return (
    <video className="videos-clip" autoPlay muted loop playsInline disablePictureInPicture tabIndex={-1}>
      {clips[id]?.map(({ src, type }) => (
        <source key={type} src={src} type={type} />
      ))}
    </video>
  );
}
