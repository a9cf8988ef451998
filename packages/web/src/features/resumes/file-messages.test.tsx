import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useDropzone } from 'react-dropzone'
import { expect, it } from 'vitest'

const pdf = (bytes: number) => new File(['x'.repeat(bytes)], 'cv.pdf', { type: 'application/pdf' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

function Zone(props: { minSize?: number; maxSize?: number }) {
  const { getRootProps, getInputProps, fileRejections } = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    multiple: false,
    ...props,
  })
  return (
    <div {...getRootProps()}>
      <input {...getInputProps()} data-testid="input" />
      {fileRejections.flatMap(({ errors, file }) =>
        errors.map(({ message }, index) => <p key={`${file.name} ${index}`}>{message}</p>),
      )}
    </div>
  )
}

it.each([
  ['of another type', {}, [text], /^File type must be /],
  ['that is too large', { maxSize: 7 }, [pdf(8)], /^File is larger than 7 bytes$/],
  ['that is too small', { minSize: 7 }, [pdf(6)], /^File is smaller than 7 bytes$/],
  ['beside another', {}, [pdf(1), pdf(2)], /^Too many files$/],
])('the file library says of a file %s what is specified [S5.23]', async (_, props, files, message) => {
  const { unmount } = render(<Zone {...props} />)
  fireEvent.change(screen.getByTestId('input'), { target: { files } })
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0))
  unmount()
})
