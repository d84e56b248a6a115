package org.example.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import javax.imageio.ImageIO;

import com.jadice.flow.controller.client.connector.FlowJobClient;
import com.jadice.flow.controller.client.connector.TokenProvider;
import com.jadice.flow.controller.client.impl.EurekaStorageService;
import com.jadice.flow.controller.model.Item;
import com.jadice.flow.controller.model.Part;
import com.jadice.flow.controller.rest.JobRequest;
import org.junit.jupiter.api.Test;

/** Draws a page, sends it through the job template "ocr" and expects to get the words back. */
class OcrResultTest {

  private static final String CONTROLLER = "http://localhost:8080";
  private static final String DATA_STORE = "http://localhost:8085";
  private static final int TIMEOUT_SECONDS = 60;

  private static final String WORDS = "Paper becomes text";
  private static final String PNG = "image/png";

  private final EurekaStorageService dataStore = new EurekaStorageService(
      DATA_STORE, fromEnvironment("EUREKA_USERNAME", "user"), fromEnvironment("EUREKA_PASSWORD", "change-me"));

  private final FlowJobClient controller = new FlowJobClient(
      CONTROLLER, Duration.ofSeconds(TIMEOUT_SECONDS), TokenProvider.NOOP_PROVIDER);

  @Test
  void returnsTheWordsOfThePage() throws Exception {
    String address = dataStore.upload("page.png", PNG, new ByteArrayInputStream(drawPage(WORDS)));
    System.out.println("Address in the data store: " + address);

    long jobId = controller.createJob(ocrRequest(address)).getJobExecutionID();
    System.out.println("Job ID: " + jobId);

    String status = controller.awaitFinalJobState(jobId, TIMEOUT_SECONDS, TimeUnit.SECONDS).getStatus();
    System.out.println("Job status: " + status);

    List<String> results = "FINISHED".equals(status) ? resultsOf(jobId) : List.of();
    System.out.println("Result parts: " + results.size());

    // One part holds the plain text, another one the hOCR markup. The order does not matter here.
    assertTrue(results.contains(WORDS),
        () -> "Job " + jobId + " ended with status " + status + " and returned " + results);
    System.out.println("Recognised: " + WORDS);
  }

  /** The texts of all result parts; none if the job has no result. */
  private List<String> resultsOf(long jobId) throws Exception {
    List<String> results = new ArrayList<>();
    Part[] parts = controller.getResultParts(jobId);
    for (Part part : parts == null ? new Part[0] : parts) {
      if (part != null) {
        results.add(download(part.getUrl()));
      }
    }
    return results;
  }

  /** A job request with one item that has one part: the page in the data store. */
  private static JobRequest ocrRequest(String address) {
    Part page = new Part();
    page.setMimeType(PNG);
    page.setUrl(address);

    Item document = new Item();
    document.addParts(List.of(page));

    JobRequest request = new JobRequest();
    request.setJobTemplateName("ocr");
    request.getItems().add(document);
    return request;
  }

  /** The content of a result part, with each run of spaces and line ends turned into one space. */
  private String download(String address) throws Exception {
    try (InputStream content = dataStore.download(address)) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8).replaceAll("\\s+", " ").trim();
    }
  }

  /** Black words on a white page, as a PNG file. */
  private static byte[] drawPage(String words) throws IOException {
    BufferedImage page = new BufferedImage(800, 200, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = page.createGraphics();
    try {
      pen.setColor(Color.WHITE);
      pen.fillRect(0, 0, page.getWidth(), page.getHeight());
      pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      pen.setColor(Color.BLACK);
      pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 56));
      pen.drawString(words, 60, 120);
    } finally {
      pen.dispose();
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ImageIO.write(page, "png", file);
    return file.toByteArray();
  }

  private static String fromEnvironment(String name, String otherwise) {
    return System.getenv().getOrDefault(name, otherwise);
  }
}
