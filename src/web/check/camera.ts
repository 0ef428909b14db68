// Reads codes with the phone's camera. The decoder loads when the camera starts for the first time.

const pauseMs = 120;
// A voucher's code has many small squares, which a picture as small as the window on the page would blur. The camera is asked for
// large, and read as large as it comes.
const constraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } };

/**
 * Starts the rear camera and calls `onCode` with each text that it reads, until `ended` aborts; what was still starting then
 * is ended as well. Throws when there is no camera, or no leave to use it.
 */
export async function startCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  ended: AbortSignal,
): Promise<void> {
  const { QRCamera, QRCanvas } = await import('qr/dom.js');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: constraints });
  if (ended.aborted) return stream.getTracks().forEach((track) => track.stop());
  const camera = new QRCamera(video, stream);
  const canvas = new QRCanvas();
  ended.addEventListener('abort', () => {
    camera.stop();
    canvas.clear();
  });
  const look = async () => {
    while (!ended.aborted) {
      // A frame that cannot be read is the rule; the next one comes at once.
      const read = await camera.readFrame(canvas, true).catch(() => undefined);
      if (typeof read === 'string' && !ended.aborted) onCode(read);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  void look();
}
